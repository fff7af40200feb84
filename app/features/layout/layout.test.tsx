import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import type { LayoutData, LayoutParts } from '~/page/layout-data'
import errors from '~locales/en/errors.json'
import layoutMessages from '~locales/en/layout.json'
import { renderView } from '~tests/fixtures/render-view'
import { ErrorPage } from './error-page'
import { Footer } from './footer'
import { Header } from './header'

const bare: LayoutData = {
  language: 'en',
  brandName: 'Ezo',
  homeHref: '/en',
  currentHref: '/en/s?page=2',
  nav: [],
  topLinks: [],
  signInHref: '/en/auth',
  languageLinks: [],
  supportLauncher: { chat: false, callHref: '/en/s?page=2&call_request=1' },
  footer: { links: [], stores: {} },
  lightMode: false,
  device: 'unknown',
  year: 2026,
}

const noParts: LayoutParts['footer'] = {
  groups: [],
  services: [],
  links: [],
  social: [],
  sisters: [],
  exchangeRate: undefined,
}

function render(node: ReactNode) {
  return renderView(node, { layout: bare })
}

describe('the layout shows only what the site offers', () => {
  // Specification 1.6.1
  test('a guest of a site without extras can sign in, and sees no other link', () => {
    const html = render(<Header layout={bare} />)
    expect(html).toContain('href="/en/auth"')
    for (const absent of ['Post a listing', 'Favourites', 'Notifications', 'tel:', 'sign-out']) {
      expect(html).not.toContain(absent)
    }
  })

  // Specification 1.4.20
  test("a signed-in visitor signs out by a form that contains the page's URL", () => {
    const html = render(<Header layout={{ ...bare, user: { name: 'Nino', links: [] } }} />)
    expect(html).not.toContain('href="/en/auth"')
    expect(html).toMatch(
      /<form method="post" action="\/do\/sign-out" data-enhance="sign-out" data-home="\/en"><input [^>]*value="\/en\/s\?page=2"/,
    )
  })

  // Specification 1.2.69, 1.9.21
  test('the phone number is shown as configured and dialled without spaces', () => {
    const html = render(<Header layout={{ ...bare, supportPhone: '032 2 00 00 00' }} />)
    expect(html).toContain('href="tel:0322000000"')
    expect(html).toContain('032 2 00 00 00')
  })

  // Specification 1.2.74
  test('a button leads to the site where statements are added', () => {
    const html = render(<Header layout={{ ...bare, addStatementHref: 'https://add.test/new' }} />)
    expect(html.match(/href="https:\/\/add\.test\/new"/g)).toHaveLength(2)
    expect(html).toContain(layoutMessages.add_statement)
  })

  // Specification 1.2.88, 1.3.41
  test.each([
    ['android', true, false],
    ['ios', false, true],
    ['unknown', true, true],
  ] as const)('the footer shows a device of the kind %s the matching stores', (device, android, ios) => {
    const footer = { ...bare.footer, stores: { android: '/for-android', ios: '/for-iphone' } }
    const html = render(<Footer layout={{ ...bare, device, footer }} parts={noParts} />)
    expect(html.includes('/for-android')).toBe(android)
    expect(html.includes('/for-iphone')).toBe(ios)
  })

  test('a page does not wait for the colours of the badges in its menu', () => {
    const colors = { background: '#f3b73e', text: '#1f1b18' }
    const badge = { text: '3D', description: undefined, isPoint: false, colors }
    const layout = { ...bare, nav: [{ label: 'For sale', href: '/en/s', badge }] }
    expect(render(<Header layout={layout} />)).not.toContain('stylesheet')
    expect(render(<Footer layout={layout} parts={noParts} />)).toContain('?pairs=f3b73e-1f1b18')
  })

  test('a group of the footer is a link with its count, if it has a page', () => {
    const links = [{ label: 'In Vake', href: '/en/s?urbans=38', count: 1 }]
    const group = {
      title: 'For sale',
      link: { label: 'For sale', href: '/en/s?deal_types=1', count: 1_016 },
      links,
    }
    const html = render(
      <Footer layout={bare} parts={{ ...noParts, groups: [group, { title: 'Site', links }] }} />,
    )
    expect(html).toMatch(/<h2><a href="\/en\/s\?deal_types=1">For sale <small>1,016<span[^>]*> listings</)
    expect(html).toMatch(/In Vake <small>1<span[^>]*> listing</)
    expect(html).toContain('<h2>Site</h2>')
  })

  test.each([
    [false, '1', 'Lite mode'],
    [true, '0', 'Normal mode'],
  ])('the switch of light mode, now %s, posts %s', (lightMode, value, text) => {
    const html = render(<Footer layout={{ ...bare, lightMode }} parts={noParts} />)
    expect(html).toContain(`name="light" value="${value}"`)
    expect(html).toContain(text)
  })
})

describe('the error page', () => {
  // Specification 1.2.114, 1.2.115
  // Specification 1.8.8 with 403 | errors.page_not_found
  test.each([
    [404, 'errors.page_desc', errors.not_found_title, errors.page_desc],
    [404, 'errors.statement_not_found', errors.statement_gone_title, errors.statement_not_found],
    [403, 'errors.page_not_found', errors.page_title, errors.forbidden],
    [403, 'errors.not_yours', errors.page_title, errors.not_yours],
    [500, undefined, errors.page_title, errors.generic],
    [500, 'TypeError: x is undefined', errors.page_title, errors.generic],
    [429, undefined, errors.page_title, errors.too_often],
    [404, undefined, errors.not_found_title, errors.page_desc],
    [504, undefined, errors.page_title, errors.unreachable],
  ])(
    'an error with status %i and the reason %s shows the title and message of that reason',
    (status, message, title, text) => {
      const html = render(<ErrorPage status={status} {...(message && { message })} homeHref="/en" />)
      expect(html).toContain(text)
      expect(html).toContain(`<h1>${title}</h1>`)
      expect(html).toContain('href="/en"')
    },
  )
  // Specification 1.8.7
  test('a page that does not exist shows that it was not found', () => {
    const html = render(<ErrorPage status={404} homeHref="/en" />)
    expect(html).toContain('This page could not be found')
  })
})
