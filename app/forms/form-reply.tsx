import type { SubmissionResult } from '@conform-to/dom'
import type { EntryContext } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { createContext, useContext } from 'react'
import type { FieldError } from './field-error'
import type { PhoneProofState } from './phone-proof'

/**
 * Response of an action that shows the page again: the id of the form that was sent, and conform's result.
 */
export interface FormReply {
  formId: string
  result: SubmissionResult<FieldError>
  /** Page data that replaces or extends the loader's. */
  pageData?: unknown
  /** State of the code, for a form that requires a proved phone number. */
  phoneProof?: PhoneProofState | undefined
  /** True if submitting needs a second press. */
  needsConfirmation?: true
  /** URL of the result of the same form, if it was recently sent. */
  sentBefore?: string
}

const ReplyContext = createContext<FormReply | undefined>(undefined)

/**
 * Provides the reply of the action to the whole document. Remix gives it only to the route that handled the
 * form, but a dialog is in the layout above that route.
 */
export const FormReplyProvider = ReplyContext.Provider

/** Returns undefined if the request sent no form, or its form was accepted. */
export function findFormReply({ actionData }: EntryContext['staticHandlerContext']): FormReply | undefined {
  const [reply] = Object.values(actionData ?? {})
  return isFormReply(reply) ? reply : undefined
}

/** Returns the reply to this form, ignoring replies to other forms of the page. */
export function useFormReply(formId: string): FormReply | undefined {
  const actionData = useActionData<unknown>()
  const reply = useContext(ReplyContext) ?? actionData
  return isFormReply(reply) && reply.formId === formId ? reply : undefined
}

/** Returns the page data that the action found for this form, or else the loader's. */
export function usePageData<PageData>(formId: string, loaded: PageData): PageData {
  return (useFormReply(formId)?.pageData as PageData | undefined) ?? loaded
}

function isFormReply(reply: unknown): reply is FormReply {
  return typeof reply === 'object' && reply !== null && 'formId' in reply && 'result' in reply
}
