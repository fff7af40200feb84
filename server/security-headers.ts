import type { RequestHandler, Response } from 'express'
import helmet from 'helmet'
import onHeaders from 'on-headers'
import type { AnalyticsSettings } from './analytics-settings'

export interface PolicyOptions {
  /** Origins besides our own that pictures may come from: those of the operator's upstream. */
  imageOrigins: string[]
  /** Whose films advertise here: they, and what is counted of them, come from and go to these and ourselves. */
  advertOrigins: string[]
  /** The operator's map style: its origin may be asked for tiles and signs. */
  mapStyleUrl?: string | undefined
  /** Sites of partners that a form's answer may lead on to. */
  partnerOrigins: string[]
  /** The chat, which a form's answer leads on to as well. */
  chat?: { url: string } | undefined
  /** Who reads the data layer, and the origins it may load from and send to. */
  analytics?: Pick<AnalyticsSettings, 'scriptUrl' | 'origins'> | undefined
  /** Vite's client speaks over a socket and injects styles. */
  development: boolean
}

/**
 * The content security policy. Plain documents carry no inline script, so only hydrated pages get a nonce.
 * `form-action` also stops redirects after a POST to other origins in Chromium: to partners that are named and the chat, and nobody else.
 */
export function contentSecurityPolicy(
  { imageOrigins, advertOrigins, mapStyleUrl, partnerOrigins, chat, analytics, development }: PolicyOptions,
  nonce?: string,
): string {
  const mapOrigin = mapStyleUrl ? [new URL(mapStyleUrl).origin] : []
  const chatOrigin = chat ? [new URL(chat.url).origin] : []
  const readers = analytics?.scriptUrl ? [new URL(analytics.scriptUrl).origin, ...analytics.origins] : []
  const script = nonce ? ` 'nonce-${nonce}'` : ''
  const directives = [
    "default-src 'none'",
    [`script-src 'self'${script}`, ...readers].join(' '),
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    ['img-src', "'self'", ...imageOrigins, ...advertOrigins, ...mapOrigin, ...readers].join(' '),
    "font-src 'self'",
    ['media-src', "'self'", ...advertOrigins].join(' '),
    [
      'connect-src',
      "'self'",
      ...advertOrigins,
      ...mapOrigin,
      ...readers,
      ...(development ? ['ws:'] : []),
    ].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    ['form-action', "'self'", ...partnerOrigins, ...chatOrigin].join(' '),
    "frame-ancestors 'none'",
  ]
  return directives.join('; ')
}

/** Marks a response as a hydrated page, whose inline scripts carry this nonce. */
export function allowNonce(response: Response, nonce: string): void {
  response.locals.nonce = nonce
}

/** Sets every security header on every answer, whoever makes it. */
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
      const nonce: unknown = response.locals.nonce
      const policy = contentSecurityPolicy(options, typeof nonce === 'string' ? nonce : undefined)
      response.setHeader('Content-Security-Policy', policy)
    })
    response.setHeader(
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    )
    others(request, response, next)
  }
}
