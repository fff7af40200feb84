import type { RequestHandler, Response } from 'express'
import helmet from 'helmet'
import onHeaders from 'on-headers'
import { CSP_REPORTS_PATH } from './csp-reports'
import type { AnalyticsSettings } from './settings/analytics-settings'

const REPORT_DIRECTIVES = [`report-uri ${CSP_REPORTS_PATH}`, 'report-to csp']

export interface PolicyOptions {
  imageOrigins: string[]
  advertOrigins: string[]
  /** The origin also serves tiles and sprites. */
  mapStyleUrl?: string | undefined
  pmtilesUrl?: string | undefined
  /** Partner sites that a form may redirect to. */
  partnerOrigins: string[]
  /** Chat that a form may redirect to and pages show in a frame; a stand-in has a path of our own origin. */
  chat?: { url: string } | undefined
  analytics?: Pick<AnalyticsSettings, 'scriptUrl' | 'origins'> | undefined
  /** True in development: Vite's client needs a WebSocket and inline styles. */
  development: boolean
}

/** Sources that one response allows in addition to the common policy. */
interface AnswerPolicy {
  nonce?: string
  /** Hashes of the response's style elements. */
  styles?: readonly string[]
  /** True if our own pages may show the response in a frame. */
  isFramed?: boolean
}

/**
 * Returns the content security policy. Plain documents have no inline script, so only hydrated pages get a
 * nonce. `form-action` also blocks redirects after a POST in Chromium, so allowed partners and the chat are
 * listed.
 */
export function contentSecurityPolicy(
  {
    imageOrigins,
    advertOrigins,
    mapStyleUrl,
    pmtilesUrl,
    partnerOrigins,
    chat,
    analytics,
    development,
  }: PolicyOptions,
  { nonce, styles = [], isFramed }: AnswerPolicy = {},
): string {
  const mapOrigin = mapStyleUrl ? [new URL(mapStyleUrl).origin] : []
  const chatSource = chat && (chat.url.startsWith('/') ? "'self'" : new URL(chat.url).origin)
  const analyticsOrigins = analytics?.scriptUrl
    ? [new URL(analytics.scriptUrl).origin, ...analytics.origins]
    : []
  const script = nonce ? ` 'nonce-${nonce}'` : ''
  const directives = [
    "default-src 'none'",
    [`script-src 'self'${script}`, ...analyticsOrigins].join(' '),
    ["style-src 'self'", ...(development ? ["'unsafe-inline'"] : styles)].join(' '),
    ['img-src', "'self'", ...imageOrigins, ...advertOrigins, ...mapOrigin, ...analyticsOrigins].join(' '),
    "font-src 'self'",
    ['media-src', "'self'", ...advertOrigins].join(' '),
    [
      'connect-src',
      "'self'",
      ...advertOrigins,
      ...mapOrigin,
      ...(pmtilesUrl ? [new URL(pmtilesUrl).origin] : []),
      ...analyticsOrigins,
      ...(development ? ['ws:'] : []),
    ].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    ...(chatSource ? [`frame-src ${chatSource}`] : []),
    [...new Set(['form-action', "'self'", ...partnerOrigins, ...(chatSource ? [chatSource] : [])])].join(' '),
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    // Scripts of tag managers write their own markup.
    ...(analytics || development ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
    ...REPORT_DIRECTIVES,
  ]
  return directives.join('; ')
}

export function allowNonce(response: Response, nonce: string): void {
  getAnswerPolicy(response).nonce = nonce
}

/** @param sources hashes of the style elements of a response */
export function allowStyles(response: Response, sources: readonly string[]): void {
  getAnswerPolicy(response).styles = sources
}

/** Allows our own pages to show the response in a frame. */
export const allowOwnFrames: RequestHandler = (_request, response, next) => {
  getAnswerPolicy(response).isFramed = true
  response.setHeader('X-Frame-Options', 'SAMEORIGIN')
  next()
}

function getAnswerPolicy({ locals }: Response): AnswerPolicy {
  locals.policy ??= {}
  return locals.policy
}

/** Policy of files that people have uploaded: even if a browser shows one, it cannot run script. */
const ATTACHMENT_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  'sandbox',
  ...REPORT_DIRECTIVES,
].join('; ')

function isAttachment(response: Response): boolean {
  return String(response.getHeader('content-disposition')).startsWith('attachment')
}

export function securityHeaders(options: PolicyOptions): RequestHandler {
  const others = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
  })
  return (request, response, next) => {
    onHeaders(response, () => {
      const policy = isAttachment(response)
        ? ATTACHMENT_POLICY
        : contentSecurityPolicy(options, getAnswerPolicy(response))
      response.setHeader('Content-Security-Policy', policy)
    })
    response.setHeader('Reporting-Endpoints', `csp="${CSP_REPORTS_PATH}"`)
    response.setHeader(
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    )
    others(request, response, next)
  }
}
