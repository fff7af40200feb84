import express, { Router } from 'express'
import { rateLimit, type Store } from 'express-rate-limit'
import type { Logger } from 'pino'
import { z } from 'zod'
import { redactPath } from '~/http/redact-path'
import { parseUrl } from '~contract/values/url'
import { createRateLimitOptions } from './rate-limit'
import { getRequestId } from './request-id'

export const CSP_REPORTS_PATH = '/csp-reports'

/** Maximum size of a request. Browsers report each violation of a page. */
const MAX_BODY_BYTES = 20_000
const MAX_REPORTS_PER_BODY = 10
/** Reports per minute: from one IP, and from all. */
const MAX_OF_VISITOR = 20
const MAX_OF_ALL = 300

const text = z.string().max(4_000).catch('')

/** The older report format has hyphens in its field names. */
const OldReport = z
  .object({ 'document-uri': text, 'effective-directive': text, 'blocked-uri': text })
  .transform((report) => ({
    page: report['document-uri'],
    directive: report['effective-directive'],
    blocked: report['blocked-uri'],
  }))
const NewReport = z
  .object({ documentURL: text, effectiveDirective: text, blockedURL: text })
  .transform((report) => ({
    page: report.documentURL,
    directive: report.effectiveDirective,
    blocked: report.blockedURL,
  }))
const Reports = z.union([
  z.object({ 'csp-report': OldReport }).transform((body) => [body['csp-report']]),
  z
    .array(z.object({ type: z.string(), body: z.unknown() }))
    .transform((list) => list.filter(({ type }) => type === 'csp-violation').map(({ body }) => body))
    .pipe(z.array(NewReport)),
])

/** Logs what the content policy blocked in browsers: our own bugs, browser extensions, or forged reports. */
export function cspReportRoutes(log: Pick<Logger, 'warn'>, createStore?: (limit: string) => Store): Router {
  const router = Router()
  router.post(
    CSP_REPORTS_PATH,
    rateLimit({ ...createRateLimitOptions(MAX_OF_VISITOR, createStore?.('csp-reports')), message: '' }),
    rateLimit({
      ...createRateLimitOptions(MAX_OF_ALL, createStore?.('all-csp-reports')),
      keyGenerator: () => 'all',
      message: '',
    }),
    express.json({
      type: ['application/csp-report', 'application/reports+json', 'application/json'],
      limit: MAX_BODY_BYTES,
    }),
    (request, response) => {
      const reports = Reports.safeParse(request.body)
      for (const { page, directive, blocked } of reports.data?.slice(0, MAX_REPORTS_PER_BODY) ?? []) {
        const line = {
          requestId: getRequestId(response),
          page: toPath(page),
          directive,
          blocked: toOrigin(blocked),
        }
        log.warn(line, 'a browser blocked what the content policy does not allow')
      }
      response.status(reports.success ? 204 : 400).end()
    },
  )
  router.use(CSP_REPORTS_PATH, ((_error, _request, response, _next) => {
    response.status(400).end()
  }) satisfies express.ErrorRequestHandler)
  return router
}

/** Queries may contain personal data. */
function toPath(url: string): string {
  const parsed = parseUrl(url)
  return parsed ? redactPath(parsed.pathname) : ''
}

/** Paths on other sites may contain personal data too; `inline` and `eval` are not URLs. */
function toOrigin(url: string): string {
  const parsed = parseUrl(url)
  if (parsed) return `${parsed.protocol}//${parsed.host}`
  return /^[a-z-]{1,30}$/.test(url) ? url : ''
}
