import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Request, Response } from 'express'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPartnerUrl } from '~/features/loan/request/partner-url'
import { toAllowedUrl, toHref } from '~/http/allowed-url'
import { parseOwnPath, parseReturnPath, withoutParams } from '~/http/own-path'
import { getLanguageLinks, toLastingPath } from '~/http/page-urls'
import { setFlash, takeFlash } from '~/session/flash.server'
import { parseReturnUrl as parseSignInReturnUrl } from '~backend/demo/sandbox/return-url'
import { parseReturnUrl as parsePaymentReturnUrl } from '~backend/payments/return-url'
import { linkUrl } from '~contract/schemas/primitives'
import { withCanonicalUrl } from '~server/canonical-url'
import { normalizePath } from '~server/normalize-path'
import { anyCharacter } from '~tests/fixtures/any-character'
import { isFullRun } from '../full-run'

const ORIGIN = 'https://ezo.test'
const PARTNER = 'https://bank.test'
const TARGETS = isFullRun ? 1_000_000 : 3_000

/**
 * Pieces of known open redirects: slashes, tabs, users, dots, other schemes, and encodings of all of them.
 */
const PIECES: readonly string[] = [
  '/',
  '//',
  '///',
  '\\',
  '/\\',
  '\\/',
  '.',
  '..',
  '/./',
  '/../',
  ';',
  ':',
  '@',
  '#',
  '?',
  '&',
  '=',
  '%',
  ' ',
  '\t',
  '\n',
  '\r',
  '\0',
  '%00',
  '%09',
  '%0a',
  '%0d%0a',
  '%20',
  '%23',
  '%25',
  '%2e',
  '%2f',
  '%2F',
  '%5c',
  '%40',
  '%252f',
  '%c0%af',
  '%ef%bc%8f',
  '。',
  '．',
  '／',
  '＼',
  '\u2028',
  '\u00ad',
  '\u202e',
  '\ufeff',
  'http:',
  'https:',
  'HTTPS:',
  'ftp:',
  'javascript:',
  'data:text/html,',
  'vbscript:',
  'blob:',
  'file:',
  'mailto:',
  'evil.test',
  'EVIL.test',
  'evil%2etest',
  'ezo.test',
  'ezo.test.evil.test',
  'evilezo.test',
  'user:pass@',
  '[::1]',
  '127.0.0.1',
  '0x7f.1',
  '2130706433',
  ':443',
  ':99999',
  ORIGIN,
  `${ORIGIN}@evil.test`,
  `${ORIGIN}.evil.test`,
  PARTNER,
  'http://bank.test',
  `${PARTNER}.evil.test`,
  'evil.test/https://ezo.test/',
  's',
  'en',
  'ru',
  '/do/phone',
  'payment-result',
  '/payment-result?x=',
  'Continue=',
  'return_to=',
  '//evil.test/',
  '?access_token=x',
  'ა',
  '🏠',
]

/** Accepted targets, so that pieces are added to them, too. */
const ALLOWED = [`${ORIGIN}/payment-result`, `${ORIGIN}/en/s`, `${PARTNER}/loan`, '/s?page=2']

const anyText = fc.string({ unit: anyCharacter, maxLength: 40 })

/** URLs with all parts. The built-in `webUrl` generates the same after a second of preparation. */
const webUrl = fc
  .tuple(
    fc.constantFrom('http://', 'https://', 'HTTPS://'),
    fc.constantFrom('', 'nino@', 'nino:word@', 'ezo.test@', '%40@'),
    fc.webAuthority({ withIPv4: true, withIPv6: true, withPort: true }),
    fc.array(fc.tuple(fc.constantFrom('/', '?', '#', '&', '='), anyText.map(encodeURIComponent)), {
      maxLength: 5,
    }),
  )
  .map(([scheme, user, authority, parts]) => `${scheme}${user}${authority}${parts.flat().join('')}`)

const target = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 9 })
      .map((parts) => parts.join('')),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...ALLOWED), fc.constantFrom('', ...PIECES))
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: webUrl },
  { weight: 1, arbitrary: anyText },
)

/** Functions that put visitors' input into a Location or a link; they return undefined if it is rejected. */
const ways: Record<string, (text: string) => string | undefined> = {
  'return_to of a button': (text) => parseReturnPath(text, ORIGIN),
  'Continue of /auth': (text) => parseOwnPath(text, ORIGIN),
  'the page of a message': (text) => {
    const cookie = `__Host-flash=${encodeURIComponent(`signed_in ${text}`)}`
    return takeFlash(cookie)?.continueHref
  },
  'the page of a message that we have set': (text) =>
    takeFlash(setFlash('sign_in_required', text).split(';')[0] ?? '')?.continueHref,
  'the page of a bank': (text) => {
    const url = toAllowedUrl(text, { own: ORIGIN, partners: [PARTNER] })
    return url && toHref(url, ORIGIN)
  },
  'the page of a partner': (text) => toPartnerUrl(text, { own: ORIGIN, partners: [PARTNER] }),
  'redirect_url of a payment': (text) => parsePaymentReturnUrl(text, ORIGIN, 1),
  'Continue of the login site': (text) => parseSignInReturnUrl(text, ORIGIN)?.href,
  'a link of the upstream': (text) =>
    linkUrl.safeParse(text).success && /^\//.test(text) ? text : undefined,
  'the path of a request': (text) => readRequest(text)?.redirect,
  'the path of a request without a token': (text) =>
    withRequestUrl(text, (url) => withoutParams(url, 'access_token')),
  'the canonical path of a request': (text) => withRequestUrl(text, toLastingPath),
  'the same page in another language': (text) =>
    withRequestUrl(
      text,
      (url) => getLanguageLinks(url).find(({ language }) => language === 'ru')?.href ?? '',
    ),
}

/** Returns the URL of a request that reaches the pages, or its earlier redirect; undefined if neither. */
function readRequest(path: string): { redirect?: string; url?: string } | undefined {
  let received: { redirect?: string; url?: string } | undefined
  const listener = withCanonicalUrl((request) => {
    const answer = { status: () => answer, type: () => answer, send: () => answer } as unknown as Response
    answer.redirect = ((_status: number, redirect: string) => {
      received = { redirect }
    }) as Response['redirect']
    answer.locals = {}
    const wrapped = Object.assign(request, { get: () => undefined, path: '/' }) as unknown as Request
    normalizePath(wrapped, answer, () => {
      if (answer.locals.refusal === undefined) received = { url: request.url ?? '' }
    })
  })
  listener({ url: path, headers: {} } as IncomingMessage, {} as ServerResponse)
  return received
}

function withRequestUrl(path: string, toPath: (url: URL) => string): string | undefined {
  const { url } = readRequest(path) ?? {}
  return url === undefined ? undefined : toPath(new URL(ORIGIN + url))
}

test.each(Object.entries(ways))('the redirect of %s leads to no other site', (_name, toLocation) => {
  let accepted = 0
  fc.assert(
    fc.property(target, (text) => {
      const location = toLocation(text)
      if (location === undefined) return
      accepted += 1
      const { origin, username, password } = new URL(location, ORIGIN)
      expect([ORIGIN, PARTNER]).toContain(origin)
      expect(username + password).toBe('')
    }),
    {
      numRuns: Math.ceil(TARGETS / Object.keys(ways).length),
      // Random inputs alone may contain none that a strict function accepts.
      examples: ALLOWED.map((text) => [text]),
    },
  )
  expect(accepted).toBeGreaterThan(0)
})
