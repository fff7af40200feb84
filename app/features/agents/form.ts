import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { AGENT_TABS, type InvitationState, MAX_INVITATIONS } from '~contract/accounts'
import { idOf, optionalText } from '~contract/forms/field-schemas'
import { invitedContacts } from '~contract/forms/profile'
import { NOTIFICATION_RESPONSES } from '~contract/notifications'
import { isMobileNumber } from '~contract/values/phone'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import { parsePhone } from '~contract/values/typed-phone'

/** Maximum length of the text; each email or number is followed by a separator. */
const MAX_TEXT_LENGTH = MAX_INVITATIONS * (MAX_LINE_LENGTH + 1)

/** Email or number that could not be invited. */
export interface RejectedInvitation {
  contact: string
  status: Exclude<InvitationState, 'invited'>
}

export const inviteForm = defineForm({
  id: 'invite',
  intent: 'invite',
  schema: z.object({
    contacts: z
      .string('contacts_missing')
      .max(MAX_TEXT_LENGTH, 'too_long')
      .transform(splitContacts)
      .pipe(invitedContacts),
  }),
})

/** Search form, posted, as names, emails and numbers must not be in URLs. An empty one ends the search. */
export const agentSearchForm = defineForm({
  id: 'agent-search',
  intent: 'search',
  schema: z.object({ text: optionalText(MAX_LINE_LENGTH) }),
})

export const removeAgentForm = defineForm({
  id: 'remove-agent',
  intent: 'delete',
  schema: z.object({ agent: idOf(), status: z.enum(AGENT_TABS, 'rejected') }),
  failureKey: 'not_done',
})

export const invitationForm = defineForm({
  id: 'invitation',
  schema: z.object({ response: z.enum(NOTIFICATION_RESPONSES, 'rejected') }),
})

/** Splits at line breaks and other separators, without duplicates. A number may contain spaces. */
function splitContacts(typed: string): string[] {
  const parts = typed.split(/[\r\n,;]+/).map((part) => part.trim())
  const contacts = parts.flatMap((part) =>
    isMobileNumber(parsePhone(part)) ? [parsePhone(part)] : part.split(/\s+/).filter(Boolean),
  )
  return [...new Map(contacts.map((contact) => [contact.toLowerCase(), contact])).values()]
}
