import { gzipSync } from 'node:zlib';
import { type FrameParts, frame } from './raw-socket.ts';

/** Bytes that keep to no protocol: WebSocket frames, packets of Socket.IO, requests of HTTP. */

/** What is sent over a socket that is signed in, by name. In every case the connection answers or is closed. */
export const PACKETS: Readonly<Record<string, string>> = {
  nothing: '',
  noise: 'garbage',
  'an unknown kind of packet': '9',
  'a packet without content': '4',
  'an event without content': '42',
  'an event that is no list': '42{}',
  'an event that is a number': '427',
  'an event without a name': '42[]',
  'an event called null': '42[null]',
  'an event called by a number': '42[7,{}]',
  'an event called by a list': '42[["act"],{}]',
  'half an event': '42["act"',
  'an event after the end': '42["act",{}]]',
  'a reserved name': '42["disconnect"]',
  'another reserved name': '42["connect_error",{}]',
  'a listener': '42["newListener",{}]',
  'an error': '42["error",{"message":"x"}]',
  'an error without anything': '42["error"]',
  'a prototype as name': '42["__proto__",{}]',
  'a prototype as content': '42["act",{"__proto__":{"ok":true}}]',
  'a number beyond all numbers': '42["act",1e999]',
  'a number of a thousand digits': `42["act",${'9'.repeat(1_000)}]`,
  'an answer that nobody waits for': '437[{"ok":true}]',
  'an answer with an endless number': `43${'9'.repeat(400)}[{"ok":true}]`,
  'an answer that is no list': '437{}',
  'a question with an endless number': `42${'9'.repeat(400)}["act",{}]`,
  'a negative number': '42-1["act",{}]',
  'a second greeting': '40{"token":"x"}',
  'a greeting elsewhere': '40/admin,{"token":"x"}',
  'an event elsewhere': '42/admin,["act",{}]',
  'a refusal': '44{"message":"x"}',
  'an attachment that never comes': '451-["act",{"_placeholder":true,"num":0}]',
  'an attachment of another number': '451-["act",{"_placeholder":true,"num":99}]',
  'attachments without end': `45${'9'.repeat(15)}-["act",{"_placeholder":true,"num":0}]`,
  'attachments that are no number': '45x-["act"]',
  'an answer with attachments': '461-7[{"_placeholder":true,"num":0}]',
  'base64 that is none': 'b!!!!',
  'base64 unasked': 'bAAAA',
  'a probe': '2probe',
  'an upgrade': '5',
  'an opening': '0{"sid":"x"}',
  'a deep list': `42["act",${'['.repeat(15_000)}${']'.repeat(15_000)}]`,
  'deep objects': `42["act",${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}]`,
  'deep settings': `42["create_table",{"settings":${'{"options":'.repeat(2_000)}{}${'}'.repeat(2_000)}}]`,
  'a deep action': `42["table_command",{"tableId":"NOSUCHCODE","command":{"type":"act","action":${'['.repeat(12_000)}${']'.repeat(12_000)}}}]`,
  'a name as long as can be': `42["${'x'.repeat(32_000)}"]`,
  'many arguments': `42["act"${',{}'.repeat(8_000)}]`,
  'half a character': '42["act",{"tableId":"\\ud800"}]',
  'a line of records': `4${'\x1e'.repeat(500)}`,
  'too much by one': `42["act","${'x'.repeat(32_768)}"]`,
};

const MEGABYTE = 1_048_576;

const badFrame = (payload: string | Buffer, parts: FrameParts): Buffer => frame(payload, parts);

/** Frames that break the WebSocket protocol or the limits: the connection is closed. */
export const FRAMES: Readonly<Record<string, Buffer>> = {
  'a megabyte of text': frame('x'.repeat(MEGABYTE)),
  'a megabyte of bytes': frame(Buffer.alloc(MEGABYTE), { opcode: 2 }),
  'a length of eight exabytes': badFrame('x', { length: 2n ** 63n - 1n }),
  'a length with its highest bit set': badFrame('x', { length: 2n ** 64n - 1n }),
  'a frame without a mask': badFrame('42["act",{}]', { masked: false }),
  'a reserved kind': badFrame('x', { opcode: 3 }),
  'a reserved kind of control': badFrame('x', { opcode: 11 }),
  'reserved bits': badFrame('x', { reserved: 4 }),
  'all reserved bits': badFrame('x', { reserved: 7 }),
  'a continuation of nothing': badFrame('x', { opcode: 0 }),
  'a ping in pieces': badFrame('x', { opcode: 9, final: false }),
  'a ping that is too long': badFrame('x'.repeat(126), { opcode: 9 }),
  'a close with half a code': badFrame('x', { opcode: 8 }),
  'a close with a code that is none': badFrame(Buffer.from([0, 1]), { opcode: 8 }),
  'text that is not UTF-8': badFrame(Buffer.from([0x34, 0x32, 0xff, 0xfe, 0xed, 0xa0, 0x80]), {}),
  'pieces without end': Buffer.concat([
    badFrame('4', { final: false }),
    ...Array.from({ length: 600 }, () => badFrame('x'.repeat(100), { opcode: 0, final: false })),
  ]),
  'no frame at all': Buffer.from('GET / HTTP/1.1\r\n\r\n'),
};

const request = (lines: readonly string[], body: string | Buffer = ''): Buffer =>
  Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(body as string)]);

const HOST = 'Host: localhost';
const CLOSE = 'Connection: close';
const JSON_TYPE = 'Content-Type: application/json';
const bomb = gzipSync(Buffer.alloc(20 * MEGABYTE, 32));

/** Requests of HTTP that must be refused, whole. */
export const REQUESTS: Readonly<Record<string, Buffer>> = {
  'another protocol': request(['GET / HTTP/9.9', HOST, CLOSE]),
  'no host': request(['GET /api/tables HTTP/1.1', CLOSE]),
  'a method nobody knows': request(['STEAL /api/tables HTTP/1.1', HOST, CLOSE]),
  'a blank in a name': request(['GET / HTTP/1.1', HOST, 'X Y: z', CLOSE]),
  'a byte that may not be in a header': request(['GET / HTTP/1.1', HOST, 'X: a\0b', CLOSE]),
  'a broken line': request(['GET / HTTP/1.1\nX: y', HOST, 'X: a\rb', CLOSE]),
  'two lengths': request(
    ['POST /api/guest HTTP/1.1', HOST, JSON_TYPE, 'Content-Length: 2', 'Content-Length: 3', CLOSE],
    '{}x',
  ),
  'a length and pieces': request(
    ['POST /api/guest HTTP/1.1', HOST, JSON_TYPE, 'Content-Length: 4', 'Transfer-Encoding: chunked', CLOSE],
    '0\r\n\r\nGET /metrics HTTP/1.1\r\nHost: x\r\n\r\n',
  ),
  'pieces without a size': request(
    ['POST /api/guest HTTP/1.1', HOST, JSON_TYPE, 'Transfer-Encoding: chunked', CLOSE],
    'zz\r\n{}\r\n0\r\n\r\n',
  ),
  'a negative length': request(['POST /api/guest HTTP/1.1', HOST, JSON_TYPE, 'Content-Length: -1', CLOSE], '{}'),
  'an endless length': request(
    ['POST /api/guest HTTP/1.1', HOST, JSON_TYPE, `Content-Length: ${'9'.repeat(40)}`, CLOSE],
    '{}',
  ),
  'headers of a hundred kilobytes': request(['GET / HTTP/1.1', HOST, `X: ${'x'.repeat(100_000)}`, CLOSE]),
  'an address of a hundred kilobytes': request([`GET /${'x'.repeat(100_000)} HTTP/1.1`, HOST, CLOSE]),
  'a cookie of twenty kilobytes': request(['GET /api/me HTTP/1.1', HOST, `Cookie: ${'x'.repeat(20_000)}`, CLOSE]),
  'a megabyte': request(
    ['POST /api/guest HTTP/1.1', HOST, JSON_TYPE, `Content-Length: ${MEGABYTE}`, CLOSE],
    ' '.repeat(MEGABYTE),
  ),
  'twenty megabytes in twenty kilobytes': request(
    ['POST /api/guest HTTP/1.1', HOST, JSON_TYPE, 'Content-Encoding: gzip', `Content-Length: ${bomb.length}`, CLOSE],
    bomb,
  ),
  'what was never packed': request(
    ['POST /api/guest HTTP/1.1', HOST, JSON_TYPE, 'Content-Encoding: gzip', 'Content-Length: 2', CLOSE],
    '{}',
  ),
  'an unknown packing': request(
    ['POST /api/guest HTTP/1.1', HOST, JSON_TYPE, 'Content-Encoding: zzz', 'Content-Length: 2', CLOSE],
    '{}',
  ),
  'an upgrade to what is not there': request([
    'GET /api/me HTTP/1.1',
    HOST,
    'Upgrade: h2c',
    'Connection: Upgrade, close',
  ]),
  'a socket of another site': request([
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    HOST,
    'Origin: https://elsewhere.example',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    'Sec-WebSocket-Version: 13',
  ]),
  'long polling': request(['GET /socket.io/?EIO=4&transport=polling HTTP/1.1', HOST, CLOSE]),
  'a socket of an old protocol': request(['GET /socket.io/?EIO=1&transport=websocket HTTP/1.1', HOST, CLOSE]),
  'a socket nobody opened': request(['GET /socket.io/?EIO=4&transport=websocket&sid=nobody HTTP/1.1', HOST, CLOSE]),
  'a socket by a way that is none': request(['GET /socket.io/?EIO=4&transport=__proto__ HTTP/1.1', HOST, CLOSE]),
  'a socket key that is none': request([
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    HOST,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: x',
    'Sec-WebSocket-Version: 13',
  ]),
};
