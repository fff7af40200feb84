import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { withPageData } from '~/forms/received-form.server'
import { requireListPage } from '~/http/require-list-page.server'
import { getI18n } from '~/i18n/i18n.server'
import { operatorUserPage, searchOperatorUsers } from '~/upstream/operator-users.server'
import { requireOperator } from '../require-operator.server'
import { userSearchForm } from './form'
import { parseUserQuery, userListPath } from './urls'

export async function loadUsers({ request, context }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const query = parseUserQuery(new URL(request.url).searchParams)
  const [page, i18n] = await Promise.all([visitor.call(operatorUserPage(query)), getI18n(visitor.language)])
  requireListPage(query, page.lastPage, userListPath, visitor.language)
  return { ...page, query, title: i18n.getFixedT(visitor.language, 'desk')('users.title') }
}

export type UserListData = Awaited<ReturnType<typeof loadUsers>>

/** Shows the found users in the response itself: neither a URL nor a cookie contains the search text. */
export async function searchUsersAction(args: ActionFunctionArgs) {
  const visitor = await requireOperator(args)
  const { type } = parseUserQuery(new URL(args.request.url).searchParams)
  return handleForms(
    args,
    onSubmit(userSearchForm, async ({ values, show, refuse }) => {
      const answer = await visitor.call(searchOperatorUsers(values.text, type))
      if (!answer.ok) return refuse(answer)
      const { users, total } = answer.page
      return withPageData(show(), { users, total, text: values.text })
    }),
  )
}

export type FoundUsers = Pick<UserListData, 'users' | 'total'> & { text: string }
