import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { AnswerList } from '~/features/dynamic-forms'
import { requireIdParam } from '~/http/require-id-param.server'
import { formatDay } from '~/i18n/format'
import { formatId } from '~/i18n/format-id'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { ButtonLink } from '~/ui/button'
import { type Fact, FactSheet } from '~/ui/fact-sheet'
import { PageHead } from '~/ui/page-head'
import { TextField } from '~/ui/text-field'
import {
  type OperatorQuestionnaire,
  operatorQuestionnaireById,
} from '~/upstream/operator-questionnaires.server'
import { toReaderName } from '~contract/values/reader-name'
import deskStyles from '../desk.css?url'
import { DeskActs } from '../desk-acts'
import { requireOperator } from '../require-operator.server'
import { rowPath } from '../tables/urls'
import { userPath } from '../users/urls'
import { QuestionnaireState } from './questionnaire-state'
import { newQuestionPath, questionnaireListPath, questionnairePath } from './urls'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const id = requireIdParam(params)
  const questionnaire = await visitor.call(operatorQuestionnaireById(id))
  return { questionnaire, title: questionnaire.subject }
}

export const action = pageAction()

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>(({ title, questionnaire }) => ({
  title,
  canonical: questionnairePath(questionnaire.id),
  noIndex: true,
}))

export default function DeskQuestionnaire() {
  const { questionnaire, title } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={title} />
      <DeskQuestionnaireView questionnaire={questionnaire} />
    </>
  )
}

function DeskQuestionnaireView({ questionnaire }: { questionnaire: OperatorQuestionnaire }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { id, answeredAt, isTemplate, acts } = questionnaire
  const list = isTemplate ? 'templates' : answeredAt ? 'answered' : 'open'
  return (
    <article className="stack prose desk-page">
      <p className="row tight">
        <QuestionnaireState questionnaire={questionnaire} />
      </p>
      <FactSheet facts={useFacts(questionnaire)} />
      {answeredAt ? (
        <AnswerList data={questionnaire} />
      ) : (
        <>
          {isTemplate ? null : <AnswerLink questionnaire={questionnaire} />}
          <QuestionList questionnaire={questionnaire} />
          <p>
            <ButtonLink icon="edit" href={toLocalizedPath(rowPath('questionnaires', id), language)}>
              {t('questionnaires.rename')}
            </ButtonLink>
          </p>
        </>
      )}
      <DeskActs acts={acts.map((act) => ({ ...act, name: t(`tables.past_acts.${act.act as 'add'}`) }))} />
      <p>
        <ButtonLink icon="left" href={toLocalizedPath(questionnaireListPath({ list, page: 1 }), language)}>
          {t('questionnaires.title')}
        </ButtonLink>
      </p>
    </article>
  )
}

/** Renders the secret link to the form, for the operator to pass on. */
function AnswerLink({ questionnaire: { token, groups } }: { questionnaire: OperatorQuestionnaire }) {
  const { t } = useTranslation('desk')
  const { language, origin } = usePage()
  if (groups.every(({ fields }) => fields.length === 0)) return null
  const href = toLocalizedPath(`/evaluation/questionnaire/${token}`, language)
  return (
    <>
      <TextField
        id="answer-link"
        label={t('questionnaires.link')}
        hint={t('questionnaires.link_hint')}
        readOnly
        defaultValue={origin + href}
      />
      <p>
        <ButtonLink icon="eye" href={href}>
          {t('questionnaires.see')}
        </ButtonLink>
      </p>
    </>
  )
}

function useFacts({ person, createdAt, answeredAt }: OperatorQuestionnaire): Fact[] {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const day = (at: Date) => <time dateTime={at.toISOString()}>{formatDay(at, language)}</time>
  return [
    ...(person
      ? [
          {
            name: t('questionnaires.person'),
            value: (
              <a href={toLocalizedPath(userPath(person.id), language)}>
                {toReaderName(person.name, language) || formatId(person.id, language)}
              </a>
            ),
          },
        ]
      : []),
    { name: t('questionnaires.made_at'), value: day(createdAt) },
    ...(answeredAt ? [{ name: t('questionnaires.answered_at'), value: day(answeredAt) }] : []),
  ]
}

/** Distance of positions, which leaves room for inserting questions. */
const STEP = 10

/** Renders the questions in order, each linked to its form. */
function QuestionList({ questionnaire: { id, groups } }: { questionnaire: OperatorQuestionnaire }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const href = (question: number) => toLocalizedPath(rowPath('questions', question), language)
  const positions = groups.flatMap(({ heading, fields }) => [
    heading?.position ?? 0,
    ...fields.map(({ position }) => position),
  ])
  const next = Math.max(0, ...positions) + STEP
  return (
    <>
      {groups.map(({ title, heading, fields }) => (
        <section key={heading?.id ?? 0}>
          <div className="section-head">
            <h2>{title}</h2>
            {heading ? (
              <a className="more" href={href(heading.id)}>
                {t('questionnaires.change')}
                <span className="visually-hidden">: {title}</span>
              </a>
            ) : null}
          </div>
          <ul className="leads">
            {fields.map((field) => (
              <li key={field.id}>
                <h3>
                  <a href={href(field.id)}>{field.title}</a>
                </h3>
                <p className="dim sm">
                  {[
                    t(`tables.choices.${field.type}`),
                    field.isRequired ? t('tables.columns.is_required') : t('tables.optional'),
                    field.options.map((option) => option.title).join(', '),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="row">
        <ButtonLink icon="plus" href={toLocalizedPath(newQuestionPath(id, next, 'text'), language)}>
          {t('questionnaires.add_question')}
        </ButtonLink>
        <ButtonLink icon="plus" href={toLocalizedPath(newQuestionPath(id, next, 'heading'), language)}>
          {t('questionnaires.add_group')}
        </ButtonLink>
      </p>
    </>
  )
}
