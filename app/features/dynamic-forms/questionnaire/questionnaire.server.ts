import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { handleForms, onSubmit, rejectValues } from '~/forms/form-action.server'
import { type ReceivedForm, withPageData } from '~/forms/received-form.server'
import { toLocalizedPath } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { type Questionnaire, questionnaire, saveQuestionnaireAnswers } from '~/upstream/dynamic-forms.server'
import { listUnknownRules } from '~contract/field-rules'
import { type FieldValues, pickAnswers } from '../form-schema'
import { defineGroupForm, defineUnfinishedForm, reviewForm } from './form'
import { nextStep, parseStep, previousStep, type QuestionnaireStep, toStepQuery } from './steps'

export async function loadQuestionnaire(args: LoaderFunctionArgs) {
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
export async function questionnaireAction(args: ActionFunctionArgs) {
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

export type QuestionnaireData = Awaited<ReturnType<typeof loadQuestionnaire>>
