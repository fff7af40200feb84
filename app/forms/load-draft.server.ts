import type { LoaderFunctionArgs } from '@remix-run/node'
import { formatPhone } from '~contract/values/phone'
import type { FormDefinition } from './define-form'
import { createDraft, type FormDraft, findDraft } from './draft.server'
import { PHONE_FIELD, type PhoneProofState } from './phone-proof'
import { PhoneProof } from './phone-proof.server'

/** Parts of a draft that a page needs to show its form. */
export interface LoadedDraft {
  values: Record<string, string | string[]>
  key: string
  phoneProof: PhoneProofState | undefined
}

/** Returns the draft of a form that declares one, or a new draft. */
export async function loadDraft(args: LoaderFunctionArgs, definition: FormDefinition): Promise<LoadedDraft> {
  const draft = (definition.draft && findDraft(args, definition.draft)) || createDraft()
  const phone = await PhoneProof.load(args, definition, draft)
  return toLoadedDraft(draft, phone?.getState())
}

export function toLoadedDraft(draft: FormDraft, phoneProof?: PhoneProofState): LoadedDraft {
  const { key } = draft
  const values = { ...draft.values, ...draft.lists }
  const { [PHONE_FIELD]: typedPhone } = draft.values
  if (typedPhone === undefined) return { values, key, phoneProof }
  return { values: { ...values, [PHONE_FIELD]: formatPhone(typedPhone) }, key, phoneProof }
}
