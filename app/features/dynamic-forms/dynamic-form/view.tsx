import { useTranslation } from 'react-i18next'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { AnswerFields } from '../answer-field'
import type { DynamicFormData } from './dynamic-form.server'
import { defineDynamicForm } from './form'

export function DynamicFormView({ data }: { data: DynamicFormData }) {
  const { t } = useTranslation('dynamic-forms')
  const { title, description, thanks, isClosed, isSent } = data
  if (isSent || isClosed)
    return (
      <div className="wrap dynamic-form">
        <h1>{title}</h1>
        {isSent ? <Flash tone="good">{thanks ?? t('sent')}</Flash> : <Flash>{t('closed')}</Flash>}
        <HomeLink />
      </div>
    )
  return (
    <div className="wrap dynamic-form">
      <h1>{title}</h1>
      {description ? <p className="lead">{description}</p> : null}
      <FormFields data={data} />
    </div>
  )
}

function FormFields({ data: { fields: descriptions, canonical } }: { data: DynamicFormData }) {
  const { t } = useTranslation('dynamic-forms')
  const { form, fields, isRejected } = useDefinedForm(defineDynamicForm(descriptions))
  const hasFiles = descriptions.some(({ type }) => type === 'file')
  return (
    <PostForm form={form} action={canonical} encType={hasFiles ? 'multipart/form-data' : undefined}>
      <AnswerFields descriptions={descriptions} fields={fields} />
      {/* Browsers do not restore file inputs. */}
      {isRejected && hasFiles ? <p className="hint">{t('choose_files_again')}</p> : null}
      <p>
        <Button variant="main">{t('send')}</Button>
      </p>
    </PostForm>
  )
}

function HomeLink() {
  const { t } = useTranslation('dynamic-forms')
  const { language } = usePage()
  return (
    <p>
      <ButtonLink href={toLocalizedPath('/', language)}>{t('home')}</ButtonLink>
    </p>
  )
}
