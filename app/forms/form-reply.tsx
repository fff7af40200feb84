import type { SubmissionResult } from '@conform-to/dom'
import type { EntryContext } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { createContext, useContext } from 'react'
import type { FieldError } from './field-error'
import type { PhoneProofState } from './phone-proof'

/** What an action answers when it shows the page again: which form was sent, and what conform makes of it. */
export interface FormReply {
  formId: string
  result: SubmissionResult<FieldError>
  /** What the page shows besides, or instead of what its loader found. */
  pageData?: unknown
  /** Of a form with a phone number to prove. */
  phoneProof?: PhoneProofState | undefined
  /** Sending it needs a second press. */
  needsConfirmation?: true
  /** The result of the same form, sent a short while ago. */
  sentBefore?: string
}

const ReplyContext = createContext<FormReply | undefined>(undefined)

/**
 * Gives a document the reply of its action. Remix hands it to the route that took the form alone, but a dialog stands in
 * the layout above that route.
 */
export const FormReplyProvider = ReplyContext.Provider

/** Undefined when the request sent no form, or its form was accepted. */
export function findFormReply({ actionData }: EntryContext['staticHandlerContext']): FormReply | undefined {
  const [reply] = Object.values(actionData ?? {})
  return isFormReply(reply) ? reply : undefined
}

/** The reply to this form; one to another form of the page is not its concern. */
export function useFormReply(formId: string): FormReply | undefined {
  const actionData = useActionData<unknown>()
  const reply = useContext(ReplyContext) ?? actionData
  return isFormReply(reply) && reply.formId === formId ? reply : undefined
}

/** What the action found for the page of this form; else what the loader found. */
export function usePageData<PageData>(formId: string, loaded: PageData): PageData {
  return (useFormReply(formId)?.pageData as PageData | undefined) ?? loaded
}

function isFormReply(reply: unknown): reply is FormReply {
  return typeof reply === 'object' && reply !== null && 'formId' in reply && 'result' in reply
}
