import type { Logger } from 'pino'

export type SecurityEvent =
  | 'account_closed'
  | 'origin_refused'
  | 'passkey_added'
  | 'passkey_refused'
  | 'passkey_removed'
  | 'password_changed'
  | 'password_reset'
  | 'email_changed'
  | 'email_change_undone'
  | 'recovery_requested'
  | 'recovery_confirmed'
  | 'recovery_stopped'
  | 'account_recovered'
  | 'phone_code_refused'
  | 'sessions_ended'
  | 'sign_in_asked'
  | 'sign_in_limited'
  | 'sign_in_refused'
  | 'signed_in'

export type SecurityLog = Pick<Logger, 'info' | 'warn'>

/** Logs a security event with its request, and without personal data. */
export function logSecurityEvent(
  log: SecurityLog,
  security: SecurityEvent,
  { requestId, reason }: { requestId: string | undefined; reason?: string },
): void {
  const level = security === 'signed_in' ? 'info' : 'warn'
  log[level]({ security, requestId, reason }, 'security event')
}
