import { z } from 'zod'
import type { Call } from './door.server'
import { optionalText, success } from './envelope'

const Link = z.object({ title: z.string(), url: z.string() })

const FooterGroup = z
  .object({
    id: z.number(),
    title: z.string(),
    url: optionalText,
    statements_count: z.number().nullish(),
    links: z.array(Link.extend({ statements_count: z.number().nullish() })).default([]),
  })
  .transform((group) => ({
    id: group.id,
    title: group.title,
    href: group.url,
    count: group.statements_count ?? undefined,
    links: group.links.map((link) => ({
      label: link.title,
      href: link.url,
      count: link.statements_count ?? undefined,
    })),
  }))

const Footer = z
  .object({ top_footer: z.array(FooterGroup), bottom_footer: z.array(FooterGroup) })
  .transform((footer) => ({ top: footer.top_footer, bottom: footer.bottom_footer }))

export type FooterContent = z.output<typeof Footer>

/** The link groups of the footer. */
export const footer: Call<FooterContent> = { api: 'main', path: 'footer', answer: success(Footer) }
