import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { createHiddenFilter } from '~/features/favorites/index.server'
import { parseSearchFilters, type SearchFilters, toUpstreamParams } from '~/features/search-filters'
import { DeleteDialog } from '~/forms/delete-dialog'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDay, formatNumber } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import type { RouteHandle } from '~/page/hydration'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { Button, ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { PageHead } from '~/ui/page-head'
import { deleteSavedSearch, savedSearches, setSearchEmails } from '~/upstream/saved-searches.server'
import { statementCount } from '~/upstream/statements.server'
import { NEW_SAVED_SEARCH_PATH, SAVED_SEARCHES_PATH } from '~contract/saved-searches'
import { parseId } from '~contract/values/ids'
import { deleteSearchForm, isTooWide, savedSearchesForm, toRowOperation } from './form'
import { redirectToList, toSearchHref } from './list-links.server'

/** Loads the user's searches, each with its number of results, in total and of the last week. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const { language } = visitor
  const [rows, i18n] = await Promise.all([visitor.call(savedSearches), getI18n(language)])
  const hidden = createHiddenFilter({ request, context })
  const countFound = async (filters: SearchFilters) => {
    const found = await visitor.optional(
      'count',
      visitor.call(statementCount(hidden.forCount(toUpstreamParams(filters)))),
    )
    return found?.total
  }
  const searches = await Promise.all(
    rows.map(async ({ query, ...search }) => {
      const filters = parseSearchFilters(new URLSearchParams(query))
      const newest = withNewest(filters)
      const [total, newCount] = await Promise.all([countFound(filters), countFound(newest)])
      return {
        ...search,
        total,
        newCount,
        href: toSearchHref(filters, language),
        newestHref: toSearchHref(newest, language),
        editHref: toLocalizedPath(`${NEW_SAVED_SEARCH_PATH}?${query}`, language),
      }
    }),
  )
  const chosenId = parseId(new URL(request.url).searchParams.get('delete') ?? '')
  return {
    searches,
    /** Search to confirm in the dialog. */
    searchToDelete: searches.find(({ id }) => id === chosenId),
    title: i18n.getFixedT(language, 'saved-searches')('title'),
  }
}

type SavedSearchesData = Awaited<ReturnType<typeof loader>>

function withNewest(filters: SearchFilters): SearchFilters {
  return { ...filters, flags: [...new Set([...filters.flags, 'newest' as const])], sort: 'created_at_desc' }
}

export async function savedSearchesAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  return handleForms(
    args,
    onSubmit(savedSearchesForm, async ({ values: { operation }, refuse, reject }) => {
      const { name, search } = operation
      const answer = await visitor.call(setSearchEmails(search, { sendsEmails: name === 'send_emails' }))
      if (!answer.ok) return isTooWide(answer) ? reject({ '': { key: 'search_too_wide' } }) : refuse(answer)
      return redirectToList(visitor, 'search_emails_changed')
    }),
    onSubmit(deleteSearchForm, async ({ values: { id }, refuse }) => {
      const answer = await visitor.call(deleteSavedSearch(id))
      return answer.ok ? redirectToList(visitor, 'search_deleted') : refuse(answer)
    }),
  )
}

export const action = pageAction(savedSearchesAction)

export const handle: RouteHandle = {
  dialog: {
    isOpen: (data) => (data as SavedSearchesData).searchToDelete !== undefined,
    Dialog: DeleteSearchDialog,
  },
}

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: SAVED_SEARCHES_PATH,
  noIndex: true,
}))

export default function AccountSearches() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <SavedSearchList data={data} />
    </>
  )
}

function SavedSearchList({ data: { searches } }: { data: SavedSearchesData }) {
  const { t } = useTranslation('saved-searches')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(savedSearchesForm)
  const listHref = toLocalizedPath(SAVED_SEARCHES_PATH, language)
  if (searches.length === 0)
    return (
      <EmptyState
        title={t('none_title')}
        action={<ButtonLink href={toLocalizedPath('/s', language)}>{t('search')}</ButtonLink>}
      >
        {t('none_text')}
      </EmptyState>
    )
  return (
    <PostForm form={form} action={listHref}>
      <ul className="saved-searches">
        {searches.map(({ id, name, href, newestHref, editHref, total, newCount, sendsEmails, createdAt }) => (
          <li key={id}>
            <div>
              <h2>
                <a href={href}>{name}</a>
              </h2>
              <p className="mute sm">
                {total === undefined ? null : (
                  <span>{t('found', { count: total, shown: formatNumber(total, language) })}</span>
                )}{' '}
                {newCount ? (
                  <a href={newestHref}>
                    {t('new_this_week', { count: newCount, shown: formatNumber(newCount, language) })}
                  </a>
                ) : null}{' '}
                <span>{t('saved_on', { day: formatDay(createdAt, language) })}</span>
              </p>
            </div>
            <Button
              size="small"
              variant="plain"
              icon="bell"
              name={fields.operation.name}
              value={toRowOperation(sendsEmails ? 'stop_emails' : 'send_emails', id)}
            >
              {t(sendsEmails ? 'stop_emails' : 'send_emails')} <span className="visually-hidden">{name}</span>
            </Button>
            <ButtonLink size="small" variant="plain" icon="edit" href={editHref}>
              {t('edit')} <span className="visually-hidden">{name}</span>
            </ButtonLink>
            <ButtonLink size="small" variant="plain" icon="trash" href={`${listHref}?delete=${id}`}>
              {t('delete')} <span className="visually-hidden">{name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </PostForm>
  )
}

function DeleteSearchDialog({ data }: { data: unknown }) {
  const { t } = useTranslation('saved-searches')
  const { language } = usePage()
  const { searchToDelete } = data as SavedSearchesData
  const { form, fields, isRejected } = useDefinedForm(deleteSearchForm)
  if (!searchToDelete) return null
  const listHref = toLocalizedPath(SAVED_SEARCHES_PATH, language)
  return (
    <DeleteDialog
      form={form}
      isRejected={isRejected}
      id="delete"
      title={t('delete_title')}
      closeHref={listHref}
      confirm={t('delete')}
      cancel={t('keep')}
    >
      <p>{t('delete_text', { name: searchToDelete.name })}</p>
      <input type="hidden" name={fields.id.name} value={searchToDelete.id} />
    </DeleteDialog>
  )
}
