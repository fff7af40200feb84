import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { formatHour, formatWeekday } from '~/i18n/format-weekday'
import { toLocalizedPath } from '~/i18n/languages'
import { toUndefinedIfMissing } from '~/page/missing-data.server'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { type FlashName, redirectWithFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { EmptyState } from '~/ui/empty-state'
import { PageHead } from '~/ui/page-head'
import { Section } from '~/ui/section'
import { offerViewingTimes, removeViewingTime, type Viewing } from '~/upstream/viewings.server'
import { toReaderName } from '~contract/values/reader-name'
import { toViewingPath, VIEWINGS_PATH } from '~contract/viewings'
import { offerForm, removeTimeForm } from './form'
import { groupByDay } from './group-by-day'
import { OfferForm } from './offer-form'
import { OfferedTimes } from './offered-times'
import { ViewingBadge } from './viewing-badge'
import { loadViewingList, type ViewingListData } from './viewing-list.server'
import sheet from './viewings.css?url'

export const loader = (args: LoaderFunctionArgs) => loadViewingList(args)

async function viewingListAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const done = (flash: FlashName) =>
    redirectWithFlash(toLocalizedPath(VIEWINGS_PATH, visitor.language), flash)
  return handleForms(
    args,
    onSubmit(offerForm, async ({ values, reject, refuse }) => {
      const { statement_id: statementId, in_person: inPerson, ...hours } = values
      const answer = await visitor
        .call(offerViewingTimes(statementId, { ...hours, inPerson }))
        .catch(toUndefinedIfMissing)
      const isRefused = (field: string) =>
        answer?.ok === false && answer.fieldErrors.some((error) => error.field === field)
      if (!answer || isRefused('statement_id'))
        return reject({ statement_id: { key: 'viewing_statement_inactive' } })
      if (isRefused('times')) return reject({ '': { key: 'viewing_times_full' } })
      if (!answer.ok) return refuse(answer)
      return done(answer.skipped > 0 ? 'viewing_times_partly_added' : 'viewing_times_added')
    }),
    onSubmit(removeTimeForm, async ({ values: { id }, reject }) => {
      const answer = await visitor.call(removeViewingTime(id)).catch(toUndefinedIfMissing)
      // A time that is gone already needs no removal.
      if (!answer || answer.ok) return done('viewing_time_removed')
      return reject({ '': { key: 'viewing_time_booked' } })
    }),
  )
}

export const action = pageAction(viewingListAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: VIEWINGS_PATH,
  noIndex: true,
}))

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function AccountViewings() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <ViewingLists data={data} />
    </>
  )
}

function ViewingLists({ data }: { data: ViewingListData }) {
  const { t } = useTranslation('viewings')
  const { coming, former, times, statements } = data
  const isEmpty = coming.length + former.length + times.length + statements.length === 0
  if (isEmpty) return <EmptyState title={t('none_title')}>{t('none_text')}</EmptyState>
  return (
    <div className="stack">
      {coming.length > 0 ? (
        <Section title={t('coming')}>
          <ViewingDays viewings={coming} />
        </Section>
      ) : (
        <p className="mute">{t('none_coming')}</p>
      )}
      {statements.length > 0 ? <OfferForm data={data} /> : null}
      {times.length > 0 ? <OfferedTimes times={times} /> : null}
      {former.length > 0 ? (
        <Section title={t('former')}>
          <ViewingDays viewings={former} />
        </Section>
      ) : null}
    </div>
  )
}

function ViewingDays({ viewings }: { viewings: readonly Viewing[] }) {
  const { language } = usePage()
  return groupByDay(viewings).map(({ day, items: [first, ...rest] }) => (
    <div key={day} className="viewing-day">
      <h3>{formatWeekday(first.startsAt, language)}</h3>
      <ul className="viewing-list">
        {[first, ...rest].map((viewing) => (
          <ViewingRow key={viewing.id} viewing={viewing} />
        ))}
      </ul>
    </div>
  ))
}

function ViewingRow({ viewing }: { viewing: Viewing }) {
  const { t } = useTranslation('viewings')
  const { language } = usePage()
  const { id, startsAt, endsAt, statement, party, name } = viewing
  return (
    <li>
      <a href={toLocalizedPath(toViewingPath(id), language)}>
        {formatHour(startsAt)}–{formatHour(endsAt)}
      </a>
      <p>
        {statement.title}{' '}
        <span className="mute sm">
          {party === 'owner' ? t('visitor', { name: toReaderName(name, language) }) : t('you_visit')}
        </span>
      </p>
      <ViewingBadge viewing={viewing} />
    </li>
  )
}
