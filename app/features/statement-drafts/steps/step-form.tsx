import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageData } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import type { DefinedForm } from '~/forms/use-defined-form'
import { Button } from '~/ui/button'
import { Flash } from '~/ui/flash'
import type { StepReply } from '../save-step.server'

interface StepFormProps {
  form: DefinedForm
  action: string
  /** Of the draft that the page shows. */
  version: number
  children: ReactNode
}

/** A step with its version, what another window has saved meanwhile, and the way on. */
export function StepForm({ form, action, version, children }: StepFormProps) {
  const { t } = useTranslation('statement-drafts')
  const reply = usePageData<Partial<StepReply>>(form.definition.id, {})
  return (
    <PostForm form={form} action={action} className="stack draft-form" noValidate>
      <input type="hidden" name="version" value={reply.version ?? version} />
      {reply.changed ? (
        <Flash tone="warn">
          <div>
            {t('changed')}
            <ul>
              {reply.changed.map(({ field, value }) => (
                <li key={field}>
                  {t(`fields.${field}`)}: <b>{value || t('empty')}</b>
                </li>
              ))}
            </ul>
          </div>
        </Flash>
      ) : null}
      {children}
      <Button variant="main" wide name="intent" value="next">
        {t('next')}
      </Button>
    </PostForm>
  )
}
