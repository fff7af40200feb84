import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { closing } from '../../features/banners/index.server'
import { setCookie } from '../../http/cookies.server'
import { readForm } from '../../http/form.server'
import { returnTo } from '../../http/own-address'
import { BANNER_PLACES } from '../../upstream/banners.server'

/** Closes the banner of a place on all pages. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const place = BANNER_PLACES.find((one) => one === form.get('place'))
  return redirect(returnTo(form.get('return_to'), context.origin), {
    status: 303,
    ...(place && {
      headers: { 'Set-Cookie': setCookie('closedBanners', closing(request.headers.get('cookie'), place)) },
    }),
  })
}
