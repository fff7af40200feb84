import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { DropdownField, InputField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { requireListPage } from '~/http/require-list-page.server'
import { formatDay } from '~/i18n/format'
import { formatId } from '~/i18n/format-id'
import { getI18n } from '~/i18n/i18n.server'
import { languageNames, languages, toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { Button, ButtonLink } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { PageHead } from '~/ui/page-head'
import {
  createQuestionnaire,
  operatorQuestionnairePage,
  type QuestionnaireQuery,
  type QuestionnaireRow,
} from '~/upstream/operator-questionnaires.server'
import { MAX_EMAIL_LENGTH, MAX_SUBJECT_LENGTH, QUESTIONNAIRE_LISTS } from '~contract/desk'
import { toReaderName } from '~contract/values/reader-name'
import deskStyles from '../desk.css?url'
import { DeskList } from '../desk-list'
import { requireOperator } from '../require-operator.server'
import { CONTENT_PATH } from '../tables/urls'
import { newQuestionnaireForm } from './form'
import { QuestionnaireState } from './questionnaire-state'
import { parseQuestionnaireQuery, questionnaireListPath, questionnairePath } from './urls'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const query = parseQuestionnaireQuery(new URL(request.url).searchParams)
  const [page, i18n] = await Promise.all([
    visitor.call(operatorQuestionnairePage(query)),
    getI18n(visitor.language),
  ])
  requireListPage(query, page.lastPage, questionnaireListPath, visitor.language)
  return { ...page, query, title: i18n.getFixedT(visitor.language, 'desk')('questionnaires.title') }
}

type QuestionnaireListData = Awaited<ReturnType<typeof loader>>

async function newQuestionnaireAction(args: ActionFunctionArgs) {
  const visitor = await requireOperator(args)
  return handleForms(
    args,
    onSubmit(newQuestionnaireForm, async ({ values, idempotencyKey, reject, refuse }) => {
      const answer = await visitor.call(createQuestionnaire(values, idempotencyKey))
      if (answer.ok)
        return redirectWithFlash(
          toLocalizedPath(questionnairePath(answer.id), visitor.language),
          'questionnaire_made',
        )
      const isUnknown = answer.fieldErrors.some(({ field }) => field === 'email')
      return isUnknown ? reject({ email: { key: 'account_unknown' } }) : refuse(answer)
    }),
  )
}

export const action = pageAction(newQuestionnaireAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: questionnaireListPath(page.query),
  noIndex: true,
}))

export default function DeskQuestionnaires() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <QuestionnaireList data={data} />
    </>
  )
}

function QuestionnaireList({ data }: { data: QuestionnaireListData }) {
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
        <p className="dim sm">{toReaderName(person.name, language) || formatId(person.id, language)}</p>
      ) : null}
    </li>
  )
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
