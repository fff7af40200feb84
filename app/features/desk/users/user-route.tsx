import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import type { ReceivedForm } from '~/forms/received-form.server'
import { requireIdParam } from '~/http/require-id-param.server'
import { formatId } from '~/i18n/format-id'
import { toLocalizedPath } from '~/i18n/languages'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { PageHead } from '~/ui/page-head'
import { changeUser, operatorUserById } from '~/upstream/operator-users.server'
import type { UserAct } from '~contract/desk'
import { toReaderName } from '~contract/values/reader-name'
import { onApproval } from '../approvals/approval.server'
import deskStyles from '../desk.css?url'
import { requireOperator } from '../require-operator.server'
import { makeOperatorForm, userBlockForm, userNoteForm, userStateForm } from './form'
import { userPath } from './urls'
import { UserView } from './user-view'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const user = await visitor.call(operatorUserById(requireIdParam(params)))
  return { user, title: toReaderName(user.name, visitor.language) || formatId(user.id, visitor.language) }
}

type Received = Pick<ReceivedForm<unknown>, 'idempotencyKey' | 'refuse'>

async function userAction(args: ActionFunctionArgs) {
  const visitor = await requireOperator(args)
  const id = requireIdParam(args.params)
  const change = async (act: UserAct, { idempotencyKey: key, refuse }: Received, text?: string) => {
    const answer = await visitor.call(changeUser(id, act, { text, key }))
    if (!answer.ok) return refuse(answer)
    return redirectWithFlash(
      toLocalizedPath(userPath(id), visitor.language),
      act === 'make_operator' ? 'approval_requested' : 'user_changed',
    )
  }
  return handleForms(
    args,
    onSubmit(userStateForm, (form) => change(form.values.act, form)),
    onApproval(args),
    onSubmit(makeOperatorForm, (form) => change('make_operator', form, form.values.text)),
    onSubmit(userBlockForm, (form) => change('block', form, form.values.text)),
    onSubmit(userNoteForm, (form) => change('note', form, form.values.text)),
  )
}

export const action = pageAction(userAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>(({ title, user }) => ({
  title,
  canonical: userPath(user.id),
  noIndex: true,
}))

export default function DeskUser() {
  const { user, title } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={title} />
      <UserView user={user} />
    </>
  )
}
