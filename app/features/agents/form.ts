import type { SubmissionFailure } from '~/forms/submission-failure'
import type { InvitationState } from '~contract/agents'

/** Why the box as a whole was not taken: keys of `agents.field_errors`. */
export type InviteErrorKey = 'missing' | 'over_limit' | 'rejected'

/** Invitations that came back: those that were not made stay in the box. */
export interface InviteFormResult {
  emails: string
  rejected: { email: string; status: Exclude<InvitationState, 'invited'> }[]
  /** How many were made all the same. */
  invited: number
  error?: InviteErrorKey | undefined
  failure?: SubmissionFailure | undefined
}

/** The emails in what was typed: one a line, or however people part them; each once. */
export function parseEmails(typed: string): string[] {
  const emails = typed.split(/[\s,;]+/).filter(Boolean)
  return [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()]
}
