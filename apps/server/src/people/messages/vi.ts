import type { Words } from '../../http/messages/index.ts';
import * as en from './en.ts';

export const sentences: typeof en.sentences = {
  SIGN_IN_FIRST: 'Hãy đăng nhập trước; vào làm khách cũng được.',
  NEEDS_SIGN_IN: 'Mã API không làm được việc này: hãy đăng nhập bằng tên đăng nhập và mật khẩu.',
  NEEDS_ACCOUNT: 'Khách chưa làm được việc này: hãy chọn tên đăng nhập và mật khẩu trước.',
  ALREADY_REGISTERED: 'Bạn đã có tài khoản rồi.',
  BAD_NAME: 'Tên dài từ 1 đến {max} ký tự, nhìn thấy được và nằm trên một dòng.',
  BAD_USERNAME: 'Tên đăng nhập dài từ {min} đến {max} ký tự, gồm chữ a–z không dấu, chữ số, "_" và ".".',
  BAD_PASSWORD: 'Mật khẩu dài từ {min} đến {max} ký tự.',
  PASSWORD_IS_USERNAME: 'Mật khẩu không được trùng với tên đăng nhập.',
  USERNAME_TAKEN: 'Tên đăng nhập này đã có người dùng: hãy chọn tên khác.',
  BAD_SIGN_IN: 'Sai tên đăng nhập hoặc mật khẩu.',
  WRONG_PASSWORD: 'Mật khẩu hiện tại không đúng.',
  RATE_LIMITED: 'Thử quá nhiều lần: hãy thử lại sau {seconds} giây.',
  TOO_MANY_TOKENS: 'Bạn đã có {max} mã API: hãy thu hồi bớt một mã trước.',
  NO_SIGN_IN: 'Bạn không có lần đăng nhập này.',
  NO_TOKEN: 'Bạn không có mã API này.',
};

export const summaries: Record<keyof typeof en.summaries, string> = {
  createGuest: 'Vào chơi với tư cách khách',
  getMe: 'Tôi là ai?',
  changeMe: 'Đổi tên hay mặt của tôi',
  register: 'Lập tài khoản từ khách này',
  signIn: 'Đăng nhập bằng tên đăng nhập và mật khẩu',
  signOut: 'Đăng xuất ở đây',
  signOutEverywhere: 'Đăng xuất ở mọi nơi',
  changePassword: 'Đổi mật khẩu; mọi lần đăng nhập khác và mọi mã API chấm dứt',
  listSignIns: 'Những nơi tôi đang đăng nhập',
  revokeSignIn: 'Chấm dứt một lần đăng nhập',
  listTokens: 'Các mã API của tôi',
  createToken: 'Tạo mã API; mã chỉ hiện một lần',
  revokeToken: 'Thu hồi một mã API',
};

/** Sentences for refusals by code. */
export const PEOPLE_SENTENCES: Words = {
  vi: sentences,
  en: en.sentences,
};

/** What the routes do, by the id of the route. */
export const PEOPLE_SUMMARIES: Words = {
  vi: summaries,
  en: en.summaries,
};
