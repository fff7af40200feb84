import { Article, ArticlePage } from '../schemas/articles'
import { Banners } from '../schemas/banners'
import { ChatToken } from '../schemas/chat'
import { Badges, Configuration, Footer } from '../schemas/content'
import { Dictionaries } from '../schemas/dictionaries'
import { CodeConfirmed, CodeSent } from '../schemas/phone-codes'
import { sample } from './sample'

const articleCard = {
  id: 4,
  slug: 'first-flat',
  title: 'The first flat',
  lead: null,
  image: { large: '/pictures/article-s4-0.webp' },
  published_at: '2026-11-01 09:00:00',
  updated_at: null,
}

export const contentSamples = [
  sample('POST /token of the chat', ChatToken, { token: 'c2FtcGxlLXRva2VuLXNhbXBsZQ' }),
  sample('GET /footer', Footer, {
    top_footer: [
      {
        id: 1,
        title: 'Flats for sale',
        url: '/s?deal_types=1',
        statements_count: 40,
        links: [{ title: 'In Vake', url: '/s?urbans=38', statements_count: null }],
      },
    ],
    bottom_footer: [{ id: 2, title: 'Help', url: null }],
    sister_sites: [
      { title: 'Sample Auto', url: 'https://auto.example', logo: '/img/sister-sites/auto.svg' },
      { title: 'Sample Jobs', url: 'https://jobs.example' },
    ],
  }),
  sample('GET /config', Configuration, {
    routes: [
      { id: 100, title: 'Sale', url: '/s?deal_types=1', children: [{ id: 101, title: 'Flats', url: '/s' }] },
    ],
    exchange_rate: { rate: 2.7, date: '2026-11-22' },
    feature_flags: { chat: true },
  }),
  sample('GET /config', Configuration, { routes: [], exchange_rate: null }),
  sample('GET /badges', Badges, [
    { id: 1, badgeable_id: 2, badge_display_name: 'New', badge_type: 'point' },
    {
      id: 2,
      badgeable_id: 100,
      badge_display_name: '3D',
      badge_description: 'Walk through from home',
      badge_color: '#17624f',
      badge_text_color: '#ffffff',
      badge_type: 'button',
    },
  ]),
  sample('GET /banners.json', Banners, [
    {
      id: 10,
      type: 'html',
      banner_content: '<a href="/vip">VIP</a>',
      width: 1_192,
      height: 56,
      banner_place_name: 'header',
    },
  ]),
  sample('GET /blogs', ArticlePage, { data: [articleCard], total: 1, last_page: 1 }),
  sample('GET /blogs/{id or slug}', Article, { ...articleCard, body: '<p>…</p>', others: [articleCard] }),
  sample('GET /microservice/statements/statement-parameters', Dictionaries, {
    real_estate_types: [{ id: 1, display_name: 'Flat' }],
    // Keyed by type of real estate: a list, or an object where PHP left rows out.
    statuses: {
      1: [{ id: 2, display_name: 'New building' }],
      4: { 0: { id: 4, display_name: 'Agricultural' }, 2: { id: 6, display_name: 'Commercial' } },
    },
    room_types: [{ id: 5, display_name: 5 }],
  }),
  sample('POST /users/validation/send', CodeSent, { retry_after: 60 }),
  sample('POST /users/validation/validate', CodeConfirmed, {
    confirmation: '7a8b9c0d-1e2f-4a3b-8c4d-5e6f7a8b9c0d',
  }),
]
