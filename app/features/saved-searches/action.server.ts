import type { ActionFunctionArgs } from '@remix-run/node'
import { parseSearchFilters, toSavedQuery } from '~/features/search-filters'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { toLocalizedPath } from '~/i18n/languages'
import { type FlashName, redirectWithFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { deleteSavedSearch, saveSearch, setSearchEmails } from '~/upstream/saved-searches.server'
import { SAVED_SEARCHES_PATH } from '~contract/saved-searches'
import { deleteSearchForm, savedSearchesForm, saveSearchForm } from './form'

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

export async function savedSearchesAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  return handleForms(
    args,
    onSubmit(savedSearchesForm, async ({ values: { operation }, refuse }) => {
      const { name, search } = operation
      const answer = await visitor.call(setSearchEmails(search, { sendsEmails: name === 'send_emails' }))
      return answer.ok ? redirectToList(visitor, 'search_emails_changed') : refuse(answer)
    }),
    onSubmit(deleteSearchForm, async ({ values: { id }, refuse }) => {
      const answer = await visitor.call(deleteSavedSearch(id))
      return answer.ok ? redirectToList(visitor, 'search_deleted') : refuse(answer)
    }),
  )
}

export function redirectToList({ language }: Visitor, flash: FlashName) {
  return redirectWithFlash(toLocalizedPath(SAVED_SEARCHES_PATH, language), flash)
}
