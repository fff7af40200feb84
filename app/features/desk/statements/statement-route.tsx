import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { formatMoney, homeUrl } from '~/features/statements'
import { InputField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import type { ReceivedForm } from '~/forms/received-form.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { requireIdParam } from '~/http/require-id-param.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { Badge } from '~/ui/badge'
import { Button, ButtonLink } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { FactSheet } from '~/ui/fact-sheet'
import { Flash } from '~/ui/flash'
import { PageHead } from '~/ui/page-head'
import { UserText } from '~/ui/user-text'
import {
  changeStatement,
  type ReportedStatement,
  reportedStatementById,
} from '~/upstream/operator-statements.server'
import type { StatementAct } from '~contract/desk'
import { toReaderName } from '~contract/values/reader-name'
import deskStyles from '../desk.css?url'
import { DeskActs } from '../desk-acts'
import { Reports } from '../reports'
import { requireOperator } from '../require-operator.server'
import { TextActForm } from '../text-act-form'
import { userPath } from '../users/urls'
import { statementBlockForm, statementMergeForm, statementNoteForm, statementStateForm } from './form'
import { REPORTS_PATH, reportedStatementPath } from './urls'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const [statement, i18n] = await Promise.all([
    visitor.call(reportedStatementById(requireIdParam(params))),
    getI18n(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'desk')
  return { statement, title: t('statements.title', { id: statement.id }) }
}

type Received = Pick<ReceivedForm<unknown>, 'idempotencyKey' | 'refuse'>

async function reportedStatementAction(args: ActionFunctionArgs) {
  const visitor = await requireOperator(args)
  const id = requireIdParam(args.params)
  const change = async (act: StatementAct, { idempotencyKey: key, refuse }: Received, text?: string) => {
    const answer = await visitor.call(changeStatement(id, act, { text, key }))
    if (!answer.ok) return refuse(answer)
    return redirectWithFlash(
      toLocalizedPath(reportedStatementPath(id), visitor.language),
      'statement_changed',
    )
  }
  return handleForms(
    args,
    onSubmit(statementStateForm, (form) => change(form.values.act, form)),
    onSubmit(statementBlockForm, (form) => change('block', form, form.values.text)),
    onSubmit(statementMergeForm, (form) => change('merge_home', form, String(form.values.statement))),
    onSubmit(statementNoteForm, (form) => change('note', form, form.values.text)),
  )
}

export const action = pageAction(reportedStatementAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>(({ title, statement }) => ({
  title,
  canonical: reportedStatementPath(statement.id),
  noIndex: true,
}))

export default function DeskReportedStatement() {
  const { statement, title } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={title} />
      <ReportedStatementView statement={statement} />
    </>
  )
}

function ReportedStatementView({ statement }: { statement: ReportedStatement }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const {
    id,
    address,
    owner,
    isPublic,
    blockReason,
    homeGroupId,
    price,
    currency,
    text,
    photos,
    reports,
    acts,
  } = statement
  return (
    <article className="stack prose desk-page">
      <p className="row tight">
        <Badge tone={isPublic ? 'ok' : 'off'}>{t(isPublic ? 'users.shown' : 'users.not_shown')}</Badge>
      </p>
      {blockReason ? (
        <Flash tone="warn" quiet>
          {t('statements.blocked')}
          <br />
          <UserText as="span" className="pre">
            {blockReason}
          </UserText>
        </Flash>
      ) : null}
      <FactSheet
        facts={[
          {
            name: t('facts.statement'),
            value: (
              <a href={toLocalizedPath(`/statements/${id}`, language)}>
                {address || t('leads.unnamed', { id })}
              </a>
            ),
          },
          ...(price === undefined || !currency
            ? []
            : [{ name: t('statements.price'), value: formatMoney(price, currency, language) }]),
          {
            name: t('reviews.owner'),
            value: (
              <a href={toLocalizedPath(userPath(owner.id), language)}>
                {toReaderName(owner.name, language) || t('leads.unnamed', { id: owner.id })}
              </a>
            ),
          },
        ]}
      />
      {homeGroupId === undefined ? null : (
        <p>
          <a href={homeUrl(homeGroupId, language)}>{t('statements.same_home')}</a>
        </p>
      )}
      <StatementPhotos photos={photos} />
      {text ? (
        <blockquote className="panel">
          <UserText className="pre">{text}</UserText>
        </blockquote>
      ) : null}
      <StatementForms statement={statement} />
      <Reports title={t('statements.reports', { count: reports.length })} reports={reports} />
      <DeskActs acts={acts.map((act) => ({ ...act, name: t(`statements.past_acts.${act.act}`) }))} />
      <p>
        <ButtonLink icon="left" href={toLocalizedPath(REPORTS_PATH, language)}>
          {t('reports.title')}
        </ButtonLink>
      </p>
    </article>
  )
}

function StatementPhotos({ photos }: Pick<ReportedStatement, 'photos'>) {
  const { t } = useTranslation('desk')
  if (photos.length === 0) return <p className="mute">{t('reviews.no_photos')}</p>
  return (
    <ul className="review-photos">
      {photos.map(({ url, thumbUrl, width, height }, index) => (
        <li key={url}>
          <a href={url}>
            <img
              src={thumbUrl}
              alt={t('reviews.photo', { number: index + 1 })}
              width={width}
              height={height}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function StatementForms({ statement: { allowedActs } }: { statement: ReportedStatement }) {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(statementStateForm)
  const buttons = (['unblock', 'close_reports', 'split_home'] as const).filter((act) =>
    allowedActs.includes(act),
  )
  return (
    <section className="stack">
      {buttons.length > 0 ? (
        <PostForm form={form} className="row" action={layout.currentHref}>
          {buttons.map((act) => (
            <Button
              key={act}
              variant={act === 'unblock' ? 'main' : undefined}
              name={fields.act.name}
              value={act}
            >
              {t(`statements.acts.${act}`)}
            </Button>
          ))}
        </PostForm>
      ) : null}
      {allowedActs.includes('block') ? (
        <TextActForm
          definition={statementBlockForm}
          summary={t('statements.acts.block')}
          label={t('users.block_reason')}
          hint={t('statements.block_hint')}
          button={t('statements.acts.block')}
          isRisky
        />
      ) : null}
      {allowedActs.includes('merge_home') ? <MergeForm /> : null}
      <TextActForm
        definition={statementNoteForm}
        summary={t('lead.note')}
        label={t('lead.note')}
        hint={t('lead.note_hint')}
        button={t('lead.save_note')}
      />
    </section>
  )
}

function MergeForm() {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const { form, fields, isRejected } = useDefinedForm(statementMergeForm)
  return (
    <Disclosure summary={t('statements.acts.merge_home')} open={isRejected}>
      <PostForm form={form} action={layout.currentHref}>
        <InputField
          field={fields.statement}
          label={t('statements.merge_label')}
          hint={t('statements.merge_hint')}
          inputMode="numeric"
        />
        <p>
          <Button>{t('statements.acts.merge_home')}</Button>
        </p>
      </PostForm>
    </Disclosure>
  )
}
