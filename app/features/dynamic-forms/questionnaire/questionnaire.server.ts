import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { parseFormData } from '~/forms/form-data.server'
import { findFormResult, setFormResult } from '~/forms/form-result.server'
import { submissionError } from '~/forms/submission-error.server'
import type { SubmissionFailure } from '~/forms/submission-failure'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { type Questionnaire, questionnaire, saveQuestionnaireAnswers } from '~/upstream/dynamic-forms.server'
import { listUnknownRules } from '~contract/field-rules'
import type { FormFieldError } from '../field-errors'
import type { Answers } from '../form-field'
import { parseAnswers, validateAnswers } from '../parse-answers'
import { nextStep, parseStep, previousStep, type QuestionnaireStep, toStepQuery } from './steps'

interface QuestionnaireResult {
  step: QuestionnaireStep
  answers: Answers
  fieldErrors: FormFieldError[]
  failure?: SubmissionFailure | undefined
}

export async function loadQuestionnaire(args: LoaderFunctionArgs) {
  const { request, context } = args
  const { language } = getVisitor(args)
  const [questionnaireData, i18n] = await Promise.all([loadQuestionnaireData(args), getI18n(language)])
  const { groups, subject } = questionnaireData
  const unknown = listUnknownRules(groups.flatMap(({ fields }) => fields))
  if (unknown.length > 0)
    context.log.warn({ rules: unknown }, 'rules of a questionnaire are unknown and skipped')
  const { searchParams } = new URL(request.url)
  const formResult = findFormResult<QuestionnaireResult>(context)
  return {
    groups,
    isAnswered: questionnaireData.isAnswered,
    title: subject,
    canonical: questionnaireHref(questionnaireData.id, language),
    answers: { ...questionnaireData.answers, ...formResult?.answers },
    step: formResult?.step ?? parseStep(searchParams, groups.length),
    fieldErrors: formResult?.fieldErrors ?? [],
    failure: formResult?.failure,
    isSent: questionnaireData.isAnswered && searchParams.get('sent') === '1',
    ...(formResult && { errorTitlePrefix: i18n.getFixedT(language, 'ui')('error_prefix') }),
  }
}

/** Saves the group and moves to the next or previous one, or submits all. */
export async function questionnaireAction(args: ActionFunctionArgs) {
  const { request, context } = args
  const form = await parseFormData(request)
  const visitor = getVisitor(args)
  const questionnaireData = await loadQuestionnaireData(args)
  const questionnairePath = questionnaireHref(questionnaireData.id, visitor.language)
  if (questionnaireData.isAnswered) return redirect(questionnairePath, 303)
  const { groups } = questionnaireData
  const step = parseStep(new URL(request.url).searchParams, groups.length)
  const fields = step === 'check' ? [] : (groups[step]?.fields ?? [])
  const answers = parseAnswers(fields, form)

  switch (form.get('intent')) {
    case 'next': {
      const fieldErrors = validateAnswers(fields, answers)
      if (fieldErrors.length > 0) return respondWithErrors({ status: 422 }, { step, fieldErrors })
      return saveAndContinue(nextStep(step, groups.length))
    }
    case 'back':
      return saveAndContinue(previousStep(step, groups.length))
    case 'send':
      return send()
    default:
      throw new Response(null, { status: 400 })
  }

  /** Invalid answers are saved too. */
  async function saveAndContinue(then: QuestionnaireStep) {
    const notDone = await submissionError(
      visitor.call(saveQuestionnaireAnswers(questionnaireData.id, answers, false)),
      [],
    )
    if (notDone) return respondWithErrors(notDone, { step, fieldErrors: [], failure: notDone.failure })
    return redirect(questionnairePath + toStepQuery(then), 303)
  }

  async function send() {
    const all = { ...questionnaireData.answers, ...answers }
    const fieldErrors = groups.map((group) => validateAnswers(group.fields, all))
    const firstInvalidGroup = fieldErrors.findIndex((found) => found.length > 0)
    if (firstInvalidGroup >= 0)
      return respondWithErrors(
        { status: 422 },
        { step: firstInvalidGroup, fieldErrors: fieldErrors[firstInvalidGroup] ?? [] },
      )
    const notDone = await submissionError(
      visitor.call(saveQuestionnaireAnswers(questionnaireData.id, all, true)),
      [],
    )
    if (notDone) return respondWithErrors(notDone, { step, fieldErrors: [], failure: notDone.failure })
    return redirect(`${questionnairePath}?sent=1`, 303)
  }

  function respondWithErrors(
    { status, headers }: ResponseInit,
    result: Omit<QuestionnaireResult, 'answers'>,
  ) {
    setFormResult(context, { ...result, answers } satisfies QuestionnaireResult)
    return data(null, { ...(status && { status }), ...(headers && { headers }) })
  }
}

async function loadQuestionnaireData({ params, ...args }: LoaderFunctionArgs): Promise<Questionnaire> {
  if (params.id === undefined) throw notFound('errors.page_desc')
  return getVisitor(args).call(questionnaire(params.id))
}

function questionnaireHref(id: string, language: Parameters<typeof toLocalizedPath>[1]): string {
  return toLocalizedPath(`/evaluation/questionnaire/${encodeURIComponent(id)}`, language)
}

export type QuestionnaireData = Awaited<ReturnType<typeof loadQuestionnaire>>
