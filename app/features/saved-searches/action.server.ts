import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { parseSearchFilters, toSavedQuery } from '~/features/search-filters'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { toLocalizedPath } from '~/i18n/languages'
import { type FlashName, setFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { deleteSavedSearch, saveSearch, setSearchEmails } from '~/upstream/saved-searches.server'
import { SAVED_SEARCHES_PATH } from '~contract/saved-searches'
import { savedSearchesForm, saveSearchForm } from './form'

export async function newSavedSearchAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const query = toSavedQuery(parseSearchFilters(new URL(args.request.url).searchParams))
  if (!query) throw redirect(toLocalizedPath(SAVED_SEARCHES_PATH, visitor.language), 303)
  return handleForms(
    args,
    onSubmit(saveSearchForm, async ({ values: { name, emails }, reject }) => {
      const answer = await visitor.call(saveSearch({ name, query, sendsEmails: emails }))
      if (!answer.ok) return reject({ '': { key: 'too_many_searches' } })
      return redirectToList(visitor, 'search_saved')
    }),
  )
}

export async function savedSearchesAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  return handleForms(
    args,
    onSubmit(savedSearchesForm, async ({ values: { operation }, refuse }) => {
      const { name, search } = operation
      const answer = await visitor.call(
        name === 'delete' ? deleteSavedSearch(search) : setSearchEmails(search, name === 'send_emails'),
      )
      if (!answer.ok) return refuse(answer)
      return redirectToList(visitor, name === 'delete' ? 'search_deleted' : 'search_emails_changed')
    }),
  )
}

function redirectToList({ language }: Visitor, flash: FlashName) {
  return redirect(toLocalizedPath(SAVED_SEARCHES_PATH, language), {
    status: 303,
    headers: { 'Set-Cookie': setFlash(flash) },
  })
}
