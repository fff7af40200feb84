import type { ReactNode } from 'react'
import { Fragment } from '~/page/fragments'
import { usePage } from '~/page/use-page'
import type { DefinedForm } from './use-defined-form'

/** The fields of a form that is the same for everybody, rendered once in each language for those who have typed nothing yet. */
export function EmptyFields({ form, children }: { form: DefinedForm; children: ReactNode }) {
  const { language } = usePage()
  const { definition, isEmpty } = form
  const fields = <>{children}</>
  if (!isEmpty) return fields
  return <Fragment variant={JSON.stringify(['fields', definition.id, language])}>{fields}</Fragment>
}
