/**
 * Commands for operators, by the name of their bundle: in `.cache/commands` for `npm run`, in
 * `build/commands` of the image.
 * @type {Readonly<Record<string, string>>}
 */
export const COMMANDS = {
  'check-upstream': 'scripts/upstream-check/main.ts',
  'estimate-fit': 'scripts/estimate/fit.ts',
  'estimate-score': 'scripts/estimate/score.ts',
  backup: 'scripts/backup.ts',
  migrate: 'scripts/migrate.ts',
  openapi: 'scripts/openapi/main.ts',
  operator: 'scripts/operator.ts',
  refund: 'scripts/refund-payment.ts',
  'resend-dead-letters': 'scripts/resend-dead-letters.ts',
  restore: 'scripts/restore.ts',
  settle: 'scripts/settle-payment.ts',
}
