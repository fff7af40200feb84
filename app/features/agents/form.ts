import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { AGENT_TABS, type InvitationState, MAX_INVITATIONS } from '~contract/accounts'
import { idOf } from '~contract/forms/field-schemas'
import { invitedEmails } from '~contract/forms/profile'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'

/** Maximum length of the text; each email is followed by a separator. */
const MAX_EMAILS_LENGTH = MAX_INVITATIONS * (MAX_LINE_LENGTH + 1)

/** Email that could not be invited. */
export interface RejectedInvitation {
  email: string
  status: Exclude<InvitationState, 'invited'>
}

export const inviteForm = defineForm({
  id: 'invite',
  intent: 'invite',
  schema: z.object({
    emails: z
      .string('emails_missing')
      .max(MAX_EMAILS_LENGTH, 'too_long')
      .transform(splitEmails)
      .pipe(invitedEmails),
  }),
})

export const removeAgentForm = defineForm({
  id: 'remove-agent',
  intent: 'delete',
  schema: z.object({ agent: idOf(), status: z.enum(AGENT_TABS, 'rejected') }),
  failureKey: 'not_done',
})

/** Splits at line breaks and other separators, without duplicates. */
function splitEmails(typed: string): string[] {
  const emails = typed.split(/[\s,;]+/).filter(Boolean)
  return [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()]
}
