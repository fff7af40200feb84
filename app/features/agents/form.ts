import type { SubmissionFailure } from '~/forms/submission-failure'
import type { InvitationState } from '~contract/agents'

/** Errors of the whole field: keys of `agents.field_errors`. */
export type InviteErrorKey = 'missing' | 'over_limit' | 'rejected'

/** Emails that could not be invited stay in the field. */
export interface InviteFormResult {
  emails: string
  rejected: { email: string; status: Exclude<InvitationState, 'invited'> }[]
  /** Number of invitations sent nevertheless. */
  invited: number
  error?: InviteErrorKey | undefined
  failure?: SubmissionFailure | undefined
}

/** Splits typed emails at line breaks and other separators, without duplicates. */
export function parseEmails(typed: string): string[] {
  const emails = typed.split(/[\s,;]+/).filter(Boolean)
  return [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()]
}
