import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { describeSearch } from '~/features/search/index.server'
import { parseSearchFilters, toSavedQuery } from '~/features/search-filters'
import { loadFilterData } from '~/features/search-filters/index.server'
import { CheckboxField, InputField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { getI18n } from '~/i18n/i18n.server'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { Button, ButtonLink } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { PageHead } from '~/ui/page-head'
import { metroStations } from '~/upstream/locations.server'
import { savedSearches, saveSearch } from '~/upstream/saved-searches.server'
import { NEW_SAVED_SEARCH_PATH } from '~contract/saved-searches'
import { saveSearchForm } from './form'
import { redirectToList, toSearchHref } from './list-links.server'

/** Loads the form that saves the search in the URL, or edits the saved one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const { language } = visitor
  const filters = parseSearchFilters(new URL(request.url).searchParams)
  const query = toSavedQuery(filters)
  if (!query) throw redirectToList(visitor, 'search_without_filters')
  const [searches, filterData, stations, i18n] = await Promise.all([
    visitor.optional('saved searches', visitor.call(savedSearches)),
    visitor.optional('filter data', loadFilterData(visitor, context.site)),
    visitor.optional('metro stations', visitor.cachedCall(metroStations)),
    getI18n(language),
  ])
  const t = i18n.getFixedT(language, 'search-filters')
  const saved = searches?.find((search) => search.query === query)
  const defaultName = filterData
    ? describeSearch(filters, { ...filterData, metroStations: stations, language, t })
    : t('title')
  return {
    query,
    searchHref: toSearchHref(filters, language),
    isSaved: saved !== undefined,
    name: saved?.name ?? defaultName,
    sendsEmails: saved?.sendsEmails ?? true,
    title: i18n.getFixedT(language, 'saved-searches')('new_title'),
  }
}

type NewSavedSearchData = Awaited<ReturnType<typeof loader>>

export async function newSavedSearchAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const query = toSavedQuery(parseSearchFilters(new URL(args.request.url).searchParams))
  if (!query) throw redirectToList(visitor, 'search_without_filters')
  return handleForms(
    args,
    onSubmit(saveSearchForm, async ({ values: { name, emails }, reject }) => {
      const answer = await visitor.call(saveSearch({ name, query, sendsEmails: emails }))
      if (!answer.ok) return reject({ '': { key: 'too_many_searches' } })
      return redirectToList(visitor, 'search_saved')
    }),
  )
}

export const action = pageAction(newSavedSearchAction)

export const meta = createMeta<typeof loader>(({ title, query }) => ({
  title,
  canonical: `${NEW_SAVED_SEARCH_PATH}?${query}`,
  noIndex: true,
}))

export default function AccountNewSearch() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <SaveSearchForm data={data} />
    </>
  )
}

function SaveSearchForm({ data: { isSaved, name, searchHref, sendsEmails } }: { data: NewSavedSearchData }) {
  const { t } = useTranslation('saved-searches')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(saveSearchForm, {
    defaultValue: { name, emails: sendsEmails ? 'on' : undefined },
  })
  return (
    <PostForm form={form} action={layout.currentHref} className="stack narrow-form">
      {isSaved ? (
        <Flash tone="info" quiet>
          {t('saved_before')}
        </Flash>
      ) : null}
      <InputField field={fields.name} label={t('name')} hint={t('name_hint')} />
      <CheckboxField field={fields.emails} label={t('emails')} />
      <Button variant="main">{t('save')}</Button>
      <ButtonLink variant="plain" href={searchHref}>
        {t('back')}
      </ButtonLink>
    </PostForm>
  )
}
