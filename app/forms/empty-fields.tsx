import type { ReactNode } from 'react'
import { CachedMarkup } from '~/page/speed/cached-markup'
import { usePage } from '~/page/use-page'
import type { DefinedForm } from './use-defined-form'

/**
 * Fields of a form that is the same for all users, rendered once per language for users who have typed
 * nothing.
 */
export function EmptyFields({ form, children }: { form: DefinedForm; children: ReactNode }) {
  const { language } = usePage()
  const { definition, isEmpty } = form
  const fields = <>{children}</>
  if (!isEmpty) return fields
  return <CachedMarkup variant={JSON.stringify(['fields', definition.id, language])}>{fields}</CachedMarkup>
}
