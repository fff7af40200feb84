import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageData } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import type { DefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { Flash } from '~/ui/flash'
import type { StatementDraftData } from '../loader.server'
import type { StepReply } from '../save-step.server'
import { draftStepHref, getPreviousStep } from '../urls'

interface StepFormProps {
  form: DefinedForm
  action: string
  /** Version of the draft that the page shows. */
  version: number
  isFirst?: boolean
  children: ReactNode
}

/** Renders a step with its version, changes of another tab, and the buttons to continue and go back. */
export function StepForm({ form, action, version, isFirst, children }: StepFormProps) {
  const { t } = useTranslation('statement-drafts')
  const reply = usePageData<Partial<StepReply>>(form.definition.id, {})
  return (
    <PostForm form={form} action={action} className="stack draft-form" noValidate>
      <input type="hidden" name="version" value={reply.version ?? version} />
      {reply.changed ? (
        <Flash tone="warn">
          {t('changed')}
          <ul>
            {reply.changed.map(({ field, value }) => (
              <li key={field}>
                {t(`fields.${field}`)}: <b>{value || t('empty')}</b>
              </li>
            ))}
          </ul>
        </Flash>
      ) : null}
      {children}
      <Button variant="main" wide name="intent" value="next">
        {t('next')}
      </Button>
      {isFirst ? null : <BackButton />}
    </PostForm>
  )
}

/** Renders the back button, which saves unfinished values. */
export function BackButton() {
  const { t } = useTranslation('statement-drafts')
  return (
    <Button variant="plain" wide icon="left" name="intent" value="back">
      {t('back')}
    </Button>
  )
}

/** Renders a back link, for a step without fields. */
export function BackLink({ page }: Pick<StatementDraftData, 'page'>) {
  const { t } = useTranslation('statement-drafts')
  const { language } = usePage()
  const href = draftStepHref({ ...page, step: getPreviousStep(page.step) }, language)
  return (
    <ButtonLink variant="plain" wide icon="left" href={href}>
      {t('back')}
    </ButtonLink>
  )
}
