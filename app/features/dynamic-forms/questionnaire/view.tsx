import { useTranslation } from 'react-i18next'
import { INTENT_FIELD } from '~/forms/define-form'
import { usePageData } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { Button } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { AnswerFields } from '../answer-field'
import { toDefaultValues } from '../form-schema'
import { AnswerList } from './answer-list'
import { defineGroupForm, reviewForm } from './form'
import type { QuestionnaireData } from './questionnaire.server'
import { type QuestionnaireStep, toStepQuery } from './steps'

/** Renders one group per page, then a review; read-only once submitted. */
export function QuestionnaireView({ data }: { data: QuestionnaireData }) {
  const { t } = useTranslation('dynamic-forms')
  const { title, isAnswered, isSent } = data
  const { step } = usePageData<{ step: QuestionnaireStep }>(reviewForm.id, data)
  return (
    <div className="wrap dynamic-form">
      <h1>{title}</h1>
      {isAnswered ? (
        <>
          <Flash tone={isSent ? 'good' : 'info'}>
            {t(isSent ? 'questionnaire.sent' : 'questionnaire.already_answered')}
          </Flash>
          <AnswerList data={data} />
        </>
      ) : step === 'check' ? (
        <AnswerReview data={data} />
      ) : (
        <QuestionGroup data={data} place={step} />
      )}
    </div>
  )
}

function QuestionGroup({ data, place }: { data: QuestionnaireData; place: number }) {
  const { groups, answers, canonical } = data
  const { title = '', fields: descriptions = [] } = groups[place] ?? {}
  const { t } = useTranslation('dynamic-forms')
  const { form, fields } = useDefinedForm(defineGroupForm(descriptions), {
    defaultValue: toDefaultValues(descriptions, answers),
  })
  return (
    <PostForm form={form} action={canonical + toStepQuery(place)}>
      <p className="mute">{t('questionnaire.progress', { current: place + 1, total: groups.length })}</p>
      <progress value={place + 1} max={groups.length + 1} aria-hidden="true" />
      <h2>{title}</h2>
      <AnswerFields descriptions={descriptions} fields={fields} />
      <p className="row">
        <Button variant="main">{t('questionnaire.next')}</Button>
        {place > 0 ? <BackButton /> : null}
      </p>
      <p className="hint">{t('questionnaire.saved')}</p>
    </PostForm>
  )
}

function AnswerReview({ data }: { data: QuestionnaireData }) {
  const { t } = useTranslation('dynamic-forms')
  const { form } = useDefinedForm(reviewForm)
  return (
    <PostForm form={form} action={data.canonical + toStepQuery('check')}>
      <p className="mute">{t('questionnaire.check')}</p>
      <AnswerList data={data} changeHref={data.canonical} />
      <p className="row">
        <Button variant="main">{t('send')}</Button>
        <BackButton />
      </p>
    </PostForm>
  )
}

function BackButton() {
  const { t } = useTranslation('dynamic-forms')
  return (
    <Button name={INTENT_FIELD} value="back" formNoValidate>
      {t('questionnaire.back')}
    </Button>
  )
}
