import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { closedBannersCookieValue } from '~/features/banners/index.server'
import { parseFormData } from '~/forms/form-data.server'
import { parseReturnPath } from '~/http/own-path'
import { setCookie } from '~/session/cookies.server'
import { BANNER_PLACES } from '~contract/banners'

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseFormData(request)
  const place = BANNER_PLACES.find((one) => one === form.get('place'))
  return redirect(parseReturnPath(form.get('return_to'), context.origin), {
    status: 303,
    ...(place && {
      headers: {
        'Set-Cookie': setCookie(
          'closedBanners',
          closedBannersCookieValue(request.headers.get('cookie'), place),
        ),
      },
    }),
  })
}
