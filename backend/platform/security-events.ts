import type { Logger } from 'pino'

export type SecurityEvent =
  | 'origin_refused'
  | 'phone_code_refused'
  | 'sessions_ended'
  | 'sign_in_asked'
  | 'sign_in_limited'
  | 'sign_in_refused'

/** For whoever watches the log. It tells what happened and in which request, never to whom. */
export function logSecurityEvent(
  log: Pick<Logger, 'warn'>,
  security: SecurityEvent,
  { requestId, reason }: { requestId: string | undefined; reason?: string },
): void {
  log.warn({ security, requestId, reason }, 'security event')
}
