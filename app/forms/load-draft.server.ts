import type { LoaderFunctionArgs } from '@remix-run/node'
import type { FormDefinition } from './define-form'
import { createDraft, findDraft } from './draft.server'
import type { PhoneProofState } from './phone-proof'
import { PhoneProof } from './phone-proof.server'

/** What a page needs of a draft to show its form. */
export interface LoadedDraft {
  values: Record<string, string>
  key: string
  phoneProof: PhoneProofState | undefined
}

/** The draft of a form that declares one, or a new one. */
export async function loadDraft(args: LoaderFunctionArgs, definition: FormDefinition): Promise<LoadedDraft> {
  const draft = (definition.draft && findDraft(args, definition.draft)) || createDraft()
  const phone = await PhoneProof.load(args, definition, draft)
  return { values: draft.values, key: draft.key, phoneProof: phone?.getState() }
}
