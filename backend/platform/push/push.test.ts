import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { areBrowserKeys, encryptPush } from './encrypt'
import { createPushKey } from './push-key'

const from64 = (text: string) => Buffer.from(text, 'base64url')

/** Example of RFC 8291, appendix A. */
const EXAMPLE = {
  payload: 'When I grow up, I want to be a watermelon',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: from64('DGv6ra1nlYgDCS1FRnbzlw'),
  privateKey: from64('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('a payload is encrypted as in the example of RFC 8291', () => {
  const { payload, keys, salt, privateKey, body } = EXAMPLE
  expect(encryptPush(payload, keys, { salt, privateKey }).toString('base64url')).toBe(body)
})

test.each([
  ['a key that is too short', { p256dh: 'BCVxsr7N', auth: EXAMPLE.keys.auth }],
  ['a point beside the curve', { p256dh: `${EXAMPLE.keys.p256dh.slice(0, -2)}AA`, auth: EXAMPLE.keys.auth }],
  ['a secret that is too short', { ...EXAMPLE.keys, auth: 'BTBZ' }],
  ['no keys', { p256dh: '', auth: '' }],
])('%s is not accepted', (_name, keys) => {
  expect(areBrowserKeys(EXAMPLE.keys)).toBe(true)
  expect(areBrowserKeys(keys)).toBe(false)
})

test('a request to a push service is signed for its origin and for hours', () => {
  const key = createPushKey(EXAMPLE.privateKey.toString('base64url'), 'mailto:push@ezo.test')
  const now = new Date('2026-11-30T12:00:00Z')
  const header = key.authorize('https://push.test:8443/send/abc', now)
  const [, head = '', claims = '', signature = '', publicKey = ''] =
    /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(header) ?? []
  expect(JSON.parse(from64(claims).toString())).toEqual({
    aud: 'https://push.test:8443',
    exp: now.valueOf() / 1_000 + 12 * 3_600,
    sub: 'mailto:push@ezo.test',
  })
  expect(publicKey).toBe(key.publicKey)
  const point = from64(publicKey)
  const verifier = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: verifier, dsaEncoding: 'ieee-p1363' },
    from64(signature),
  )
  expect(isValid).toBe(true)
})
