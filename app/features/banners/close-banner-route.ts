import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { z } from 'zod'
import { parseButtonForm } from '~/forms/button-form.server'
import { setCookie } from '~/session/cookies.server'
import { BANNER_PLACES } from '~contract/content'
import { closedBannersCookieValue } from './closed-banners-cookie.server'

const bannerFields = z.object({ place: z.enum(BANNER_PLACES) })

export async function action(args: ActionFunctionArgs) {
  const { values, back } = await parseButtonForm(args, bannerFields)
  const closed = closedBannersCookieValue(args.request.headers.get('cookie'), values.place)
  return redirect(back, { status: 303, headers: { 'Set-Cookie': setCookie('closedBanners', closed) } })
}
