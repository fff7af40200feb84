import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { DeleteDialog } from '~/forms/delete-dialog'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDay, formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import type { RouteHandle } from '~/page/hydration'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { Button, ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { PageHead } from '~/ui/page-head'
import { SAVED_SEARCHES_PATH } from '~contract/saved-searches'
import { savedSearchesAction } from './action.server'
import { deleteSearchForm, savedSearchesForm, toRowOperation } from './form'
import { loadSavedSearches, type SavedSearchesData } from './loader.server'

export const loader = (args: LoaderFunctionArgs) => loadSavedSearches(args)

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
        {searches.map(({ id, name, href, newestHref, total, newCount, sendsEmails, createdAt }) => (
          <li key={id}>
            <div>
              <h2>
                <a href={href}>{name}</a>
              </h2>
              <p className="mute sm">
                {total === undefined ? null : (
                  <span>{t('found', { count: total, shown: formatNumber(total, language) })}</span>
                )}
                {newCount ? (
                  <a href={newestHref}>
                    {t('new_this_week', { count: newCount, shown: formatNumber(newCount, language) })}
                  </a>
                ) : null}
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
