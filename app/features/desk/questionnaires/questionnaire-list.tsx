import { useTranslation } from 'react-i18next'
import { DropdownField, InputField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDay } from '~/i18n/format'
import { formatId } from '~/i18n/format-id'
import { languageNames, languages, toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { Button, ButtonLink } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import type { QuestionnaireQuery, QuestionnaireRow } from '~/upstream/operator-questionnaires.server'
import { MAX_EMAIL_LENGTH, MAX_SUBJECT_LENGTH, QUESTIONNAIRE_LISTS } from '~contract/operator-questionnaires'
import { toReaderLetters } from '~contract/values/georgian-letters'
import { DeskList } from '../desk-list'
import { CONTENT_PATH } from '../tables/urls'
import { newQuestionnaireForm } from './form'
import type { QuestionnaireListData } from './questionnaire.server'
import { questionnaireListPath, questionnairePath } from './urls'

export function QuestionnaireList({ data }: { data: QuestionnaireListData }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { query, questionnaires, countByList, templates, lastPage } = data
  const href = (change: Partial<QuestionnaireQuery>) =>
    toLocalizedPath(questionnaireListPath({ ...query, page: 1, ...change }), language)
  return (
    <>
      <NewQuestionnaire templates={templates} />
      <DeskList
        tabs={QUESTIONNAIRE_LISTS.map((list) => ({
          label: t(`questionnaires.${list}`),
          href: href({ list }),
          current: list === query.list,
          count: String(countByList[list] ?? 0),
        }))}
        rows={questionnaires}
        row={(questionnaire) => <Row key={questionnaire.id} questionnaire={questionnaire} />}
        none={t('tables.none')}
        page={query.page}
        lastPage={lastPage}
        pageHref={(page) => href({ page })}
      >
        <p>
          <ButtonLink icon="left" href={toLocalizedPath(CONTENT_PATH, language)}>
            {t('tables.title')}
          </ButtonLink>
        </p>
      </DeskList>
    </>
  )
}

function Row({ questionnaire }: { questionnaire: QuestionnaireRow }) {
  const { language } = usePage()
  const { id, subject, person, createdAt, answeredAt } = questionnaire
  const at = answeredAt ?? createdAt
  return (
    <li>
      <p className="row tight sm mute">
        <QuestionnaireState questionnaire={questionnaire} />
        <time dateTime={at.toISOString()}>{formatDay(at, language)}</time>
      </p>
      <h2>
        <a href={toLocalizedPath(questionnairePath(id), language)}>{subject}</a>
      </h2>
      {person ? (
        <p className="dim sm">{toReaderLetters(person.name, language) || formatId(person.id, language)}</p>
      ) : null}
    </li>
  )
}

type WithState = Pick<QuestionnaireRow, 'isTemplate' | 'isBegun' | 'answeredAt'>

export function QuestionnaireState({ questionnaire }: { questionnaire: WithState }) {
  const { t } = useTranslation('desk')
  const { isTemplate, isBegun, answeredAt } = questionnaire
  if (isTemplate) return <Badge tone="info">{t('questionnaires.template')}</Badge>
  if (answeredAt) return <Badge tone="ok">{t('questionnaires.is_answered')}</Badge>
  return <Badge tone="off">{t(isBegun ? 'questionnaires.begun' : 'questionnaires.not_begun')}</Badge>
}

function NewQuestionnaire({ templates }: Pick<QuestionnaireListData, 'templates'>) {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const { form, fields, isRejected } = useDefinedForm(newQuestionnaireForm, {
    defaultValue: { template_id: String(templates[0]?.id ?? '') },
  })
  return (
    <Disclosure summary={t('questionnaires.new')} open={isRejected}>
      <PostForm form={form} className="stack prose" action={layout.currentHref}>
        <InputField
          field={fields.email}
          type="email"
          label={t('questionnaires.email')}
          hint={t('questionnaires.email_hint')}
          maxLength={MAX_EMAIL_LENGTH}
          autoComplete="off"
        />
        <DropdownField
          field={fields.template_id}
          label={t('questionnaires.begins_with')}
          blank={t('questionnaires.no_template')}
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {languages.map((language) => (
          <InputField
            key={language}
            field={fields[`subject_${language}`]}
            label={`${t('tables.columns.subject')} (${languageNames[language]})`}
            maxLength={MAX_SUBJECT_LENGTH}
            lang={language}
          />
        ))}
        <p>
          <Button variant="main" icon="plus">
            {t('questionnaires.make')}
          </Button>
        </p>
      </PostForm>
    </Disclosure>
  )
}
