import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { INTENT_FIELD } from '~/forms/define-form'
import { handleForms, onSubmit, rejectValues } from '~/forms/form-action.server'
import { usePageData } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import { type ReceivedForm, withPageData } from '~/forms/received-form.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { Button } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { type Questionnaire, questionnaire, saveQuestionnaireAnswers } from '~/upstream/dynamic-forms.server'
import { listUnknownRules } from '~contract/field-rules'
import { AnswerFields } from '../answer-field'
import sheet from '../dynamic-forms.css?url'
import { type FieldValues, pickAnswers, toDefaultValues } from '../form-schema'
import { AnswerList } from './answer-list'
import { defineGroupForm, defineUnfinishedForm, reviewForm } from './form'
import { nextStep, parseStep, previousStep, type QuestionnaireStep, toStepQuery } from './steps'

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args
  const { id, groups, subject, answers, isAnswered } = await loadQuestionnaireData(args)
  const unknown = listUnknownRules(groups.flatMap(({ fields }) => fields))
  if (unknown.length > 0) context.log.warn({ rules: unknown }, 'unknown rules of a questionnaire are skipped')
  const { searchParams } = new URL(request.url)
  return {
    groups,
    isAnswered,
    title: subject,
    canonical: questionnaireHref(id, getVisitor(args).language),
    answers,
    step: parseStep(searchParams, groups.length),
    isSent: isAnswered && searchParams.get('sent') === '1',
  }
}

/** Saves the group and moves to the next or previous one, or submits all. */
async function questionnaireAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  const { id, groups, answers, isAnswered } = await loadQuestionnaireData(args)
  const questionnairePath = questionnaireHref(id, visitor.language)
  if (isAnswered) return redirect(questionnairePath, 303)
  const step = parseStep(new URL(args.request.url).searchParams, groups.length)
  const fields = step === 'check' ? [] : (groups[step]?.fields ?? [])
  return handleForms(
    args,
    onSubmit(defineGroupForm(fields), (form) => saveAndContinue(form, nextStep(step, groups.length))),
    onSubmit(defineUnfinishedForm(fields), (form) =>
      saveAndContinue(form, previousStep(step, groups.length)),
    ),
    onSubmit(reviewForm, async ({ refuse }) => {
      for (const [place, group] of groups.entries()) {
        const form = defineGroupForm(group.fields)
        if (!form.schema.safeParse(answers).success)
          return withPageData(rejectValues(form, answers), { step: place })
      }
      const answer = await visitor.call(saveQuestionnaireAnswers({ id, answers, isFinal: true }))
      return answer.ok ? redirect(`${questionnairePath}?sent=1`, 303) : refuse(answer)
    }),
  )

  async function saveAndContinue(form: ReceivedForm<FieldValues>, then: QuestionnaireStep) {
    const given = pickAnswers(form.values)
    const answer = await visitor.call(saveQuestionnaireAnswers({ id, answers: given, isFinal: false }))
    return answer.ok ? redirect(questionnairePath + toStepQuery(then), 303) : form.refuse(answer)
  }
}

async function loadQuestionnaireData({ params, ...args }: LoaderFunctionArgs): Promise<Questionnaire> {
  const visitor = getVisitor(args)
  // A path without an id does not name a questionnaire.
  if (params.id === undefined) throw redirect(toLocalizedPath('/shefaseba', visitor.language))
  return visitor.call(questionnaire(params.id))
}

function questionnaireHref(id: string, language: Parameters<typeof toLocalizedPath>[1]): string {
  return toLocalizedPath(`/evaluation/questionnaire/${encodeURIComponent(id)}`, language)
}

type QuestionnaireData = Awaited<ReturnType<typeof loader>>

export const action = pageAction(questionnaireAction)

export const meta = createMeta<typeof loader>((page) => ({ ...page, noIndex: true }))

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function QuestionnaireRoute() {
  return <QuestionnaireView data={useLoaderData<typeof loader>()} />
}

/** Renders one group per page, then a review; read-only once submitted. */
function QuestionnaireView({ data }: { data: QuestionnaireData }) {
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
