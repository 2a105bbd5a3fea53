import type { InvitationCode } from '@sanh-rong/protocol';

export const sentences: Record<InvitationCode, string> = {
  NO_LINK: 'This link leads to nobody. It may have been renewed: ask for the new one.',
  LINKS_TRIED: 'Many wrong links were tried from here: try again in {seconds} seconds.',
  TOO_MANY_RENEWALS: 'You have renewed your link often: wait {minutes} minutes.',
  NO_SHARED_GAME: 'You have not played this game, so there is nobody of it to invite.',
  GAME_LONG_AGO: 'That game was more than {days} days ago. Send your link instead.',
  NO_COMPANION: 'Only people who played this game with you can be invited from it.',
  INVITED_ALREADY: 'Invited just now: wait {seconds} seconds before you ask again.',
  TOO_MANY_INVITED: 'You have invited many people: wait {minutes} minutes.',
  NO_TABLE_AGAIN: 'This table cannot be opened again as it was. Create a new one and send its link.',
};

/** What the routes are for, by their ids. */
export const summaries = {
  showOwnLink: 'My link: it always leads to the table I have open.',
  renewOwnLink: 'A new link for me; the old one leads nowhere from now on.',
  followLink: 'The open table of the person whose link this is.',
  invite: 'Invite those with whom I finished a game; opens a table with the same settings where none of mine is open.',
  listInvitations: 'Tables that wait for me.',
  declineInvitation: 'Put the invitations to a table aside. Nobody is told.',
} as const;
