import { useTranslation } from 'react-i18next'
import { AnswerList } from '~/features/dynamic-forms'
import { formatDay } from '~/i18n/format'
import { formatId } from '~/i18n/format-id'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { type Fact, FactSheet } from '~/ui/fact-sheet'
import { TextField } from '~/ui/text-field'
import type { OperatorQuestionnaire } from '~/upstream/operator-questionnaires.server'
import { toReaderLetters } from '~contract/values/name-letters'
import { DeskActs } from '../desk-acts'
import { rowPath } from '../tables/urls'
import { userPath } from '../users/urls'
import { QuestionList } from './question-list'
import { QuestionnaireState } from './questionnaire-list'
import { questionnaireListPath } from './urls'

export function DeskQuestionnaireView({ questionnaire }: { questionnaire: OperatorQuestionnaire }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { id, answeredAt, isTemplate, acts } = questionnaire
  const list = isTemplate ? 'templates' : answeredAt ? 'answered' : 'open'
  return (
    <article className="stack prose">
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
                {toReaderLetters(person.name, language) || formatId(person.id, language)}
              </a>
            ),
          },
        ]
      : []),
    { name: t('questionnaires.made_at'), value: day(createdAt) },
    ...(answeredAt ? [{ name: t('questionnaires.answered_at'), value: day(answeredAt) }] : []),
  ]
}
