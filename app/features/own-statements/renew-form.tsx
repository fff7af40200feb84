import type { ReactNode } from 'react'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { OWN_STATEMENTS_PATH } from '~contract/statement-drafts'
import { statementListForm, toRowOperation } from './form'

/** Renders the button of a row on another page. */
export function RenewForm({ statement, children }: { statement: number; children: ReactNode }) {
  const { language } = usePage()
  const { form, fields } = useDefinedForm(statementListForm)
  return (
    <PostForm form={form} className="row" action={toLocalizedPath(OWN_STATEMENTS_PATH, language)}>
      <Button
        variant="main"
        icon="refresh"
        name={fields.operation.name}
        value={toRowOperation('renew', statement)}
      >
        {children}
      </Button>
    </PostForm>
  )
}
