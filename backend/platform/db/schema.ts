// Written by `npm run db:types` from the migrated database; not edited by hand.

/** Row types of PostgreSQL types; see `type-parsers.ts`. */
export interface PgTypes {
  bool: boolean
  int2: number
  int4: number
  int8: number
  float4: number
  float8: number
  numeric: number
  oid: number
  text: string
  varchar: string
  bpchar: string
  name: string
  uuid: string
  inet: string
  date: string
  time: string
  daterange: string
  xid8: string
  pg_snapshot: string
  regclass: string
  timestamptz: Date
  bytea: Buffer
  json: unknown
  jsonb: unknown
  void: ''
  _bool: boolean[]
  _int2: number[]
  _int4: number[]
  _int8: number[]
  _float8: number[]
  _text: string[]
  _uuid: string[]
  _bytea: Buffer[]
}

export interface Tables {
  account_lead_acts: {
    id: number
    lead_id: number
    user_id: number | null
    act: 'note' | 'stage' | 'assign' | 'remind'
    text: string
    stage: 'new' | 'talking' | 'viewing' | 'offer' | 'closed' | 'lost' | null
    assignee_id: number | null
    remind_on: string | null
    idempotency_key: string | null
    created_at: Date
  }
  account_lead_settings: {
    account_id: number
    routing: 'hand' | 'turn' | 'district'
    webhook_url: string | null
    webhook_secret: string | null
  }
  account_lead_sources: {
    kind: 'conversation' | 'viewing' | 'number' | 'match'
    source_id: string
    lead_id: number
    created_at: Date
  }
  account_lead_webhooks: {
    id: string
    lead_id: number
    type: 'lead.created' | 'lead.changed'
    attempts: number
    failure: string | null
    created_at: Date
    next_at: Date | null
    sent_at: Date | null
  }
  account_leads: {
    id: number
    account_id: number
    kind: 'message' | 'call' | 'number' | 'viewing' | 'match'
    statement_id: number | null
    project_id: number | null
    seeker_id: number | null
    name: string
    stage: 'new' | 'talking' | 'viewing' | 'offer' | 'closed' | 'lost'
    assignee_id: number | null
    remind_on: string | null
    reminded_at: Date | null
    responded_at: Date | null
    responded_by: number | null
    created_at: Date
    last_event_at: Date
  }
  account_recoveries: {
    id: number
    user_id: number
    old_email: string
    new_email: string
    phone_number: string
    locale: 'ka' | 'en' | 'ru'
    confirm_hash: Buffer
    stop_hash: Buffer | null
    created_at: Date
    confirmed_at: Date | null
    stopped_at: Date | null
  }
  agent_invitations: {
    id: number
    broker_id: number
    email: string | null
    phone_number: string | null
    code_hash: Buffer
    response: 'accepted' | 'declined' | 'withdrawn' | null
    agent_id: number | null
    created_at: Date
    expires_at: Date
  }
  answer_templates: {
    id: number
    title_ka: string
    title_en: string
    title_ru: string
    answer_ka: string
    answer_en: string
    answer_ru: string
    position: number
  }
  appraisal_requests: {
    id: string
    user_id: number | null
    details: unknown
    service_type_id: number | null
    rater_id: number | null
    order_id: number | null
    created_at: Date
    draft_key: string | null
  }
  articles: {
    id: number
    slug: string
    title_ka: string
    title_en: string
    title_ru: string
    lead_ka: string
    lead_en: string
    lead_ru: string
    body_ka: string
    body_en: string
    body_ru: string
    image_path: string | null
    published_at: Date
    updated_at: Date
  }
  asking_price_months: {
    month: string
    usd_rate: number
    counted_at: Date
  }
  asking_prices: {
    month: string
    urban_id: number
    deal_type_id: number
    real_estate_type_id: number
    statements: number
    lower_quartile: number | null
    median: number | null
    upper_quartile: number | null
  }
  auctions: {
    id: number
    statement_id: number
    starting_price: number
    currency_id: number
    usd_rate: number | null
    starting_price_gel: number | null
    starting_price_usd: number | null
    bids: number
    ends_at: Date
    round_days: number | null
  }
  badges: {
    id: number
    badgeable_type: string
    badgeable_id: number
    key: string
    name_ka: string
    name_en: string
    name_ru: string
    description_ka: string
    description_en: string
    description_ru: string
    color: string
    text_color: string
    type: 'button' | 'point'
  }
  bank_fields: {
    bank_id: number
    name: string
    position: number
    title_ka: string
    title_en: string
    title_ru: string
    type: 'text' | 'textarea'
    required: boolean
    rules: string
  }
  bank_offers: {
    bank_id: number
    currency_id: number
    initial_percent: number
    effective_percent: number
    min_month_period: number
    max_month_period: number
    disbursement_percent: number
    insurance_percent: number
    id: number
    valid_from: string | null
    source: string
  }
  banks: {
    id: number
    slug: string
    name_ka: string
    name_en: string
    name_ru: string
    image: string | null
    min_participation_percent: number
    page_url: string | null
    position: number
    rates_of_year: number | null
  }
  broker_agents: {
    agent_id: number
    broker_id: number
    since: Date
  }
  call_requests: {
    id: number
    user_id: number | null
    name: string
    phone_number: string
    comment: string
    idempotency_key: string | null
    created_at: Date
    company_id: number | null
  }
  cities: {
    id: number
    name_ka: string
    name_en: string
    name_ru: string
    slug: string
    lat: number
    lng: number
    position: number
  }
  company_acts: {
    id: number
    statement_id: number
    company_id: number
    owner_id: number
    act: 'edited' | 'promoted' | 'reassigned'
    new_owner_id: number | null
    created_at: Date
  }
  company_phone_reveals: {
    user_id: number
    day: string
    reveals: number
  }
  company_viewers: {
    day: string
    user_id: number
    visitor: string
  }
  company_views: {
    user_id: number
    day: string
    views: number
  }
  comparison_people: {
    id: number
    comparison_id: number
    key: string
    name: string
  }
  comparison_votes: {
    person_id: number
    statement_id: number
    vote: 'for' | 'unsure' | 'against' | null
    note: string
  }
  comparisons: {
    id: number
    key: string
    owner_key: string
    statement_ids: number[]
    places: unknown
    idempotency_key: string | null
    changed_at: Date
  }
  confirmation_links: {
    code_hash: Buffer
    user_id: number
    statement_ids: number[]
    created_at: Date
    expires_at: Date
  }
  contact_messages: {
    id: number
    user_id: number | null
    name: string
    email: string
    phone_number: string
    message: string
    idempotency_key: string | null
    created_at: Date
    locale: 'ka' | 'en' | 'ru' | null
  }
  contact_requests: {
    id: number
    search_request_id: number
    user_id: number
    payment_id: number
    state: 'waiting' | 'given' | 'declined' | 'lapsed'
    created_at: Date
    answered_at: Date | null
  }
  conversation_files: {
    id: string
    message_id: number
    position: number
    name: string
    media_type: 'image/jpeg' | 'application/pdf'
    width: number | null
    height: number | null
    size: number
    content: Buffer
    created_at: Date
  }
  conversation_messages: {
    id: number
    conversation_id: string
    side: 'owner' | 'seeker'
    text: string | null
    idempotency_key: string | null
    created_at: Date
  }
  conversation_reports: {
    id: number
    conversation_id: string
    side: 'owner' | 'seeker'
    comment: string
    created_at: Date
  }
  conversations: {
    id: string
    kind: 'statement' | 'call_request' | 'match' | 'lead'
    statement_id: number | null
    owner_id: number | null
    seeker_id: number | null
    seeker_name: string
    guest_email: string | null
    guest_key: string | null
    seeker_locale: 'ka' | 'en' | 'ru'
    owner_phone: string | null
    owner_email: string | null
    seeker_phone: string | null
    seeker_email: string | null
    state: 'open' | 'closed' | 'blocked'
    ended_by: 'owner' | 'seeker' | null
    owner_seen_id: number
    seeker_seen_id: number
    owner_emailed_at: Date | null
    seeker_emailed_at: Date | null
    last_message_id: number
    last_message_at: Date
    created_at: Date
    search_request_id: number | null
    lead_id: number | null
    project_id: number | null
  }
  corporate_appraisal_requests: {
    id: number
    user_id: number | null
    company: string
    phone_number: string
    idempotency_key: string | null
    created_at: Date
  }
  database_home: {
    cluster: string
    name: string
    recorded_at: Date
    is_only: boolean
  }
  database_timelines: {
    timeline: string
    mark: string
    noticed_at: Date
  }
  districts: {
    id: number
    city_id: number
    name_ka: string
    name_en: string
    name_ru: string
    slug: string
    lat: number
    lng: number
    position: number
  }
  draft_photos: {
    draft_id: string
    path: string
    position: number
    is_main: boolean
    caption: string
    kind: 'photo' | 'plan' | 'view'
    width: number
    height: number
    has_phone_in_name: boolean
  }
  dynamic_form_answers: {
    id: number
    form_id: number
    user_id: number | null
    answers: unknown
    idempotency_key: string | null
    created_at: Date
  }
  dynamic_form_files: {
    answer_id: number
    field: string
    name: string
    media_type: string
    bytes: Buffer | null
    token: string | null
    size: number
  }
  dynamic_forms: {
    id: number
    title_ka: string
    title_en: string
    title_ru: string
    description_ka: string
    description_en: string
    description_ru: string
    thanks_ka: string
    thanks_en: string
    thanks_ru: string
    is_open: boolean
  }
  email_changes: {
    id: number
    user_id: number
    old_email: string
    new_email: string
    confirm_hash: Buffer
    undo_hash: Buffer | null
    created_at: Date
    changed_at: Date | null
  }
  email_codes: {
    id: number
    user_id: number
    phone_number: string
    code: string
    sent_at: Date
    tries: number
    confirmation: string | null
    confirmed_at: Date | null
  }
  estimate_models: {
    id: number
    algorithm: number
    model: unknown
    data_until: Date
    is_made_up: boolean
    fitted_at: Date
    offers: number | null
    median_error: number | null
  }
  estimates: {
    id: number
    user_id: number
    request: unknown
    answer: unknown
    created_at: Date
  }
  exchange_rates: {
    currency_id: number
    day: string
    gel: number
    source: 'demo' | 'national_bank'
    fetched_at: Date
  }
  favorites: {
    user_id: number
    statement_id: number
    position: number
    kept_at: Date
  }
  feature_flags: {
    key: string
    is_on: boolean
  }
  file_store_identity: {
    id: string
    is_only: boolean
  }
  footer_groups: {
    id: number
    area: 'top' | 'bottom'
    position: number
    title_ka: string
    title_en: string
    title_ru: string
    url: string
  }
  footer_links: {
    group_id: number
    position: number
    title_ka: string
    title_en: string
    title_ru: string
    url: string
    id: number
  }
  form_fields: {
    id: number
    form_id: number
    position: number
    key: string
    type: 'text' | 'textarea' | 'number' | 'tel' | 'email' | 'date' | 'select' | 'radio' | 'checkbox' | 'file'
    title_ka: string
    title_en: string
    title_ru: string
    placeholder_ka: string
    placeholder_en: string
    placeholder_ru: string
    is_required: boolean
    rules: string
    options: string
  }
  former_prices: {
    statement_id: number
    until: Date
    price: number
    currency_id: number
    rate_from: number | null
    rate_until: number | null
  }
  hidden_statements: {
    user_id: number
    statement_id: number
    hidden_at: Date
  }
  home_decisions: {
    one: number
    other: number
    decision: 'same' | 'different'
    decided_by: 'owner' | 'operator'
    decided_at: Date
  }
  home_grouping: {
    only_row: boolean
    snapshot: string | null
    snapshot_at: Date
    regrouped_below: number | null
  }
  home_groups: {
    id: number
    created_at: Date
  }
  home_matches: {
    one: number
    other: number
    score: number
    evidence: unknown
  }
  house_banners: {
    id: number
    places: string[]
    url: string
    picture_url: string | null
    picture_width: number
    picture_height: number
    title_ka: string
    title_en: string
    title_ru: string
    text_ka: string
    text_en: string
    text_ru: string
    action_ka: string
    action_en: string
    action_ru: string
    is_shown: boolean
    position: number
  }
  import_archives: {
    id: string
    import_id: string
    name: string
    skipped: unknown
    skipped_count: number
    created_at: Date
  }
  import_photos: {
    id: number
    import_id: string
    line: number
    position: number
    draft_id: string | null
    publishes: boolean
    source: string
    state: 'unconfirmed' | 'waiting' | 'added' | 'failed'
    failure: string | null
    attempts: number
    next_at: Date
    archive_id: string | null
    content: Buffer | null
    content_hash: Buffer | null
  }
  imported_statements: {
    user_id: number
    external_id: string
    draft_id: string | null
    statement_id: number | null
    content_hash: Buffer
  }
  initial_data: {
    name: string
    added_at: Date
  }
  known_devices: {
    user_id: number
    device: Buffer
    created_at: Date
    last_used_at: Date
  }
  known_networks: {
    user_id: number
    network: Buffer
    last_used_at: Date
  }
  lead_deadlines: {
    kind: string
    hours: number
  }
  lead_webhooks: {
    lead_id: number
    id: string
    attempts: number
    next_at: Date | null
    sent_at: Date | null
    failure: string | null
  }
  leads: {
    id: number
    kind:
      | 'call_request'
      | 'contact_message'
      | 'statement_report'
      | 'loan_request'
      | 'search_request'
      | 'appraisal_request'
      | 'company_appraisal_request'
      | 'form_answer'
      | 'conversation_report'
    source_id: string
    created_at: Date
    assigned_to: number | null
    closed_at: Date | null
    due_at: Date
    is_urgent: boolean
    waits_until: Date | null
    sender_id: number | null
    contacts: string[]
    words: string
    statement_id: number | null
    is_written: boolean
  }
  ledger_accounts: {
    id: number
    user_id: number | null
    code: string | null
    balance: number | null
  }
  ledger_entries: {
    transaction_id: number
    account_id: number
    amount: number
    balance_after: number | null
  }
  ledger_transactions: {
    id: number
    key: string
    cause: 'payment' | 'promo_code' | 'order' | 'order_return' | 'refund'
    payment_id: number
    moved_at: Date
    made_in: string
  }
  loan_requests: {
    id: number
    bank_id: number
    user_id: number | null
    statement_id: number | null
    is_lead: boolean
    currency_id: number
    property_price: number
    participation_amount: number
    amount: number
    months: number
    percentage_rate: number
    only_from_developer: boolean
    first_name: string | null
    last_name: string | null
    phone_number: string | null
    email: string | null
    personal_number: string | null
    answers: unknown
    state: 'sent' | 'approved' | 'declined'
    idempotency_key: string | null
    sent_hash: Buffer
    created_at: Date
  }
  measurements: {
    order_id: number
    ordered_m2: number
    price: number
    least_price: number | null
    measured_m2: number | null
    measured_at: Date | null
    difference: number | null
    difference_paid_at: Date | null
    registration_price: number
  }
  menu_entries: {
    id: number
    parent_id: number | null
    position: number
    key: string
    title_ka: string
    title_en: string
    title_ru: string
    url: string
    is_shown: boolean
  }
  message_settings: {
    user_id: number
    locale: 'ka' | 'en' | 'ru' | null
    unwanted_kinds: string[]
    unsubscribe_token: string
    seen_locale: 'ka' | 'en' | 'ru' | null
    unwanted_notifications: string[]
  }
  messages: {
    id: string
    kind: string
    channel: 'email' | 'sms'
    user_id: number | null
    cause: string
    locale: 'ka' | 'en' | 'ru'
    masked_recipient: string
    recipient: string | null
    content: unknown | null
    state: 'waiting' | 'sending' | 'sent' | 'expired' | 'refused' | 'failed' | 'unknown'
    attempts: number
    reason: string | null
    created_at: Date
    send_after: Date
    expires_at: Date
    finished_at: Date | null
  }
  metro_stations: {
    id: number
    name_ka: string
    name_en: string
    name_ru: string
    slug: string
    lat: number
    lng: number
    urban_ids: number[]
    created_at: Date
    updated_at: Date
    deleted_at: Date | null
  }
  migrations: {
    id: number
    name: string
    checksum: string
    applied_at: Date
    compatible_down_to: number | null
  }
  notifications: {
    uuid: string
    user_id: number
    kind: number
    sender_id: number | null
    statement_id: number | null
    details: unknown
    response: 'accepted' | 'declined' | 'withdrawn' | null
    responded_at: Date | null
    seen_at: Date | null
    cause: string | null
    created_at: Date
  }
  occupied_nights: {
    id: number
    statement_id: number
    stay_id: string | null
    nights: string
  }
  operator_acts: {
    id: number
    operator_id: number | null
    subject: 'lead' | 'statement_draft' | 'service_order' | 'user' | 'table_row' | 'statement' | 'payment'
    subject_id: string
    act: string
    text: string
    before: unknown
    after: unknown
    idempotency_key: string | null
    created_at: Date
  }
  operator_approvals: {
    id: string
    kind: 'make_operator' | 'payment_refund' | 'order_refund' | 'order_call_off'
    subject_id: number
    amount: number | null
    text: string
    requested_by: number
    requested_at: Date
    decided_by: number | null
    decided_at: Date | null
    outcome: 'approve' | 'reject' | 'withdraw' | null
  }
  order_documents: {
    order_id: number
    name: string
    media_type: 'application/pdf' | 'image/png' | 'image/jpeg'
    content: Buffer
    made_at: Date
  }
  owner_totals: {
    user_id: number
    total: number
    settled: boolean
  }
  parcels: {
    statement_id: number
    outline: unknown
    area_m2: number
    is_made_up: boolean
  }
  passkey_challenges: {
    challenge: string
    user_id: number | null
    created_at: Date
  }
  passkeys: {
    id: string
    user_id: number
    public_key: Buffer
    counter: number
    transports: string[]
    device: string
    created_at: Date
    last_used_at: Date | null
  }
  password_resets: {
    code_hash: Buffer
    user_id: number
    created_at: Date
  }
  payment_callbacks: {
    provider: string
    body_hash: Buffer
    payment_id: number
    received_at: Date
  }
  payment_cards: {
    id: number
    user_id: number
    provider: string
    token: string
    card_mask: string
    brand: string | null
    expiry: string | null
    is_default: boolean
    created_at: Date
    removed_at: Date | null
    forgotten_at: Date | null
  }
  payments: {
    id: number
    user_id: number
    purpose: 'fill_balance' | 'promo_code' | 'order' | 'client_number'
    amount: number
    currency: string
    state: 'new' | 'pending' | 'failed' | 'expired' | 'review' | 'succeeded' | 'part_refunded' | 'refunded'
    reason: string | null
    method: 'card' | 'internet-bank' | 'points' | 'balance' | 'promo_code' | null
    promo_code_id: number | null
    card_id: number | null
    saves_card: boolean
    refunded: number
    provider: string | null
    provider_key: string
    provider_id: string | null
    redirect_url: string | null
    return_url: string | null
    sending_since: Date | null
    idempotency_key: string | null
    sent_hash: Buffer | null
    created_at: Date
    started_at: Date | null
    finished_at: Date | null
    asks: number
    asked_at: Date | null
    ask_after: Date | null
    order_id: number | null
    alert: string | null
    returned: number
  }
  phone_codes: {
    id: number
    phone_number: string
    code: string
    tries: number
    sent_at: Date
    confirmation: string | null
    confirmed_at: Date | null
    requested_by: string | null
    visitor: string | null
  }
  phone_reveals: {
    statement_id: number
    day: string
    reveals: number
  }
  price_watches: {
    id: number
    email: string
    locale: 'ka' | 'en' | 'ru'
    token: string
    state: 'unconfirmed' | 'confirmed' | 'replaced'
    emailed_at: Date | null
    created_at: Date
  }
  project_images: {
    project_id: number
    position: number
    path: string
    width: number
    height: number
  }
  project_layouts: {
    project_id: number
    position: number
    rooms: number
    area: number
    floor_from: number
    floor_to: number
    square_price: number
    path: string | null
  }
  project_phone_reveals: {
    project_id: number
    day: string
    reveals: number
  }
  project_walking_times: {
    project_id: number
    lat: number
    lng: number
    metro_station_id: number | null
    metro_minutes: number | null
    kindergarten_minutes: number | null
    school_minutes: number | null
    shop_minutes: number | null
    park_minutes: number | null
  }
  projects: {
    id: number
    uuid: string
    slug: string
    developer_id: number
    name_ka: string
    name_en: string
    name_ru: string
    about_ka: string
    about_en: string
    about_ru: string
    is_completed: boolean
    delivered_on: string
    condition_ids: number[]
    material_type_id: number | null
    buildings: number | null
    floors: number | null
    flats: number | null
    height: number | null
    instalment_months: number | null
    first_payment: number | null
    has_mortgage: boolean
    square_price_from: number | null
    square_price_to: number | null
    city_id: number
    district_id: number | null
    urban_id: number | null
    street_id: number | null
    address_ka: string
    address_en: string
    address_ru: string
    lat: number | null
    lng: number | null
    manager_name: string | null
    manager_phone: string | null
    brochure: string | null
    created_at: Date
  }
  promo_code_phones: {
    promo_code_id: number
    phone_number: string
    user_id: number
    visitor: string
    redeemed_at: Date
  }
  promo_codes: {
    id: number
    code: string
    amount: number
    begins_at: Date
    expires_at: Date | null
    most_uses: number | null
    uses: number
  }
  public_figures: {
    name: string
    figures: unknown
    counted_at: Date
  }
  push_messages: {
    id: number
    subscription_id: number
    payload: string
    attempts: number
    next_at: Date
    expires_at: Date
  }
  push_subscriptions: {
    id: number
    search_id: number
    endpoint: string
    p256dh: string
    auth: string
    created_at: Date
  }
  questionnaires: {
    token: string
    user_id: number | null
    answers: unknown
    answered_at: Date | null
    created_at: Date
    id: number
    is_template: boolean
    subject_ka: string
    subject_en: string
    subject_ru: string
  }
  questions: {
    id: number
    questionnaire_id: number
    position: number
    key: string | null
    type:
      | 'heading'
      | 'text'
      | 'textarea'
      | 'number'
      | 'tel'
      | 'email'
      | 'date'
      | 'select'
      | 'radio'
      | 'checkbox'
    title_ka: string
    title_en: string
    title_ru: string
    placeholder_ka: string
    placeholder_en: string
    placeholder_ru: string
    is_required: boolean
    rules: string
    options: string
  }
  rate_limit_hits: {
    kind: string
    visitor: string
    taken_at: Date
  }
  raters: {
    id: number
    name_ka: string
    name_en: string
    name_ru: string
    company_ka: string
    company_en: string
    company_ru: string
    certificate: string
    price: number
    is_active: boolean
    position: number
  }
  registrations: {
    code_hash: Buffer
    type: 'physical' | 'agent' | 'broker' | 'developer' | 'designer'
    email: string
    password_hash: string
    first_name: string
    last_name: string
    phone_number: string | null
    company_name: string | null
    company_code: string | null
    created_at: Date
    used_at: Date | null
    used_key: string | null
  }
  registry_bookings: {
    order_id: number
    branch_id: number
    starts_at: Date | null
    state: 'held' | 'taken' | 'freed'
    held_until: Date
  }
  registry_branches: {
    id: number
    city_ka: string
    city_en: string
    city_ru: string
    name_ka: string
    name_en: string
    name_ru: string
    address_ka: string
    address_en: string
    address_ru: string
    is_open: boolean
    position: number
  }
  registry_services: {
    id: number
    key: string
    name_ka: string
    name_en: string
    name_ru: string
    fee: number
    is_offered: boolean
    position: number
  }
  removed_draft_photos: {
    draft_id: string
    path: string
    position: number
    is_main: boolean
    caption: string
    kind: 'photo' | 'plan' | 'view'
    width: number
    height: number
    has_phone_in_name: boolean
    removed_at: Date
  }
  sandbox_bank_cards: {
    token: string
    card_mask: string
    brand: string
    expiry: string
    is_declined: boolean
    is_forgotten: boolean
  }
  sandbox_bank_payments: {
    id: string
    key: string
    external_id: string
    amount: number
    currency: string
    method: string
    state: string
    taken_amount: number | null
    taken_currency: string | null
    refunded: number
    refund_keys: string[]
    saves_card: boolean
    card_token: string | null
    return_url: string
    callback_url: string
    created_at: Date
  }
  sandbox_bank_secret: {
    is_only: boolean
    secret: Buffer
  }
  saved_searches: {
    id: number
    user_id: number | null
    name: string
    query: string
    sends_emails: boolean
    checked_until: Date
    created_at: Date
    email: string | null
    locale: 'ka' | 'en' | 'ru' | null
    token: string
    frequency: 'at_once' | 'daily' | 'weekly'
    known_ids: number[] | null
  }
  search_requests: {
    id: number
    user_id: number | null
    name: string
    phone_number: string
    deal_type_id: number
    real_estate_type_id: number
    city_id: number
    district_id: number | null
    price_from: number | null
    price_to: number | null
    currency_id: number
    area_from: number | null
    area_to: number | null
    room_types: number[]
    comment: string
    idempotency_key: string | null
    created_at: Date
    expires_at: Date
  }
  seed_progress: {
    edition: number
    statements: number
    day: string
    updated_at: Date
  }
  service_order_statements: {
    order_id: number
    statement_id: number
    ends_at: Date | null
  }
  service_orders: {
    id: number
    user_id: number
    service_type_id: number
    state: 'new' | 'paid' | 'done' | 'called_off'
    details: unknown
    created_at: Date
    paid_at: Date | null
    ends_at: Date | null
    supplement_to: number | null
    assigned_to: number | null
    scheduled_at: Date | null
    handed_over_at: Date | null
    closing_note: string
    reschedules: number
    rescheduled_at: Date | null
  }
  service_types: {
    id: number
    service_id: number
    key: string
    name_ka: string
    name_en: string
    name_ru: string
    description_ka: string
    description_en: string
    description_ru: string
    price: number
    unit: 'order' | 'statement' | 'm2'
    least_price: number | null
    days: number | null
    is_offered: boolean
    position: number
    vip_tier: number | null
    property_types: string[] | null
    registration_price: number | null
  }
  services: {
    id: number
    key: string
    url: string
    account_url: string
    name_ka: string
    name_en: string
    name_ru: string
    description_ka: string
    description_en: string
    description_ru: string
    position: number
  }
  sessions: {
    token_hash: Buffer
    user_id: number
    created_at: Date
    expires_at: Date
    last_used_at: Date
    device: string
    id: string
  }
  shown_changes: {
    changed_in: string
    topic: 'content' | 'people' | 'statements'
    changed_at: Date
  }
  sign_in_attempts: {
    subject: Buffer
    attempted_at: Date
  }
  sister_sites: {
    position: number
    name_ka: string
    name_en: string
    name_ru: string
    url: string
    logo: string | null
    id: number
  }
  statement_blocks: {
    statement_id: number
    cause: 'owner' | 'statement'
    created_at: Date
    reason: string
  }
  statement_changes: {
    statement_id: number | null
    changed_in: string
    changed_at: Date
  }
  statement_clients: {
    statement_id: number
    name: string
    phone_number: string | null
    note: string
  }
  statement_drafts: {
    id: string
    user_id: number | null
    key_hash: Buffer | null
    statement_id: number | null
    content: unknown
    field_versions: unknown
    version: number
    state: 'open' | 'in_review' | 'refused'
    signs: string[]
    refusal: string | null
    created_at: Date
    updated_at: Date
    confirmed_price: string | null
  }
  statement_estimates: {
    statement_id: number
    model_id: number
    range_low: number | null
    range_high: number | null
    comparables: number
  }
  statement_imports: {
    id: string
    user_id: number
    lines: unknown
    unknown_columns: string[]
    result: unknown | null
    created_at: Date
    reading: unknown | null
  }
  statement_near_stations: {
    statement_id: number
    metro_station_id: number
    minutes: number
  }
  statement_photos: {
    statement_id: number
    path: string
  }
  statement_reports: {
    id: number
    statement_id: number
    user_id: number | null
    visitor: string
    day: string
    reason: 'sold' | 'wrong_price' | 'wrong_place' | 'fraud' | 'other'
    comment: string
    created_at: Date
  }
  statement_totals: {
    deal_type_id: number
    real_estate_type_id: number
    city_id: number
    district_id: number | null
    urban_id: number | null
    room_type_id: number | null
    status_id: number | null
    condition_id: number | null
    total: number
    settled: boolean
  }
  statement_viewers: {
    day: string
    statement_id: number
    visitor: string
  }
  statement_views: {
    statement_id: number
    day: string
    views: number
  }
  statement_walking_times: {
    statement_id: number
    lat: number
    lng: number
    metro_station_id: number | null
    metro_minutes: number | null
    kindergarten_minutes: number | null
    school_minutes: number | null
    shop_minutes: number | null
    park_minutes: number | null
  }
  statement_withdrawals: {
    statement_id: number
    since: Date
    until: Date | null
  }
  statements: {
    id: number
    uuid: string
    user_id: number
    owner_name: string
    phone_number: string | null
    additional_phone_number: string | null
    deal_type_id: number
    real_estate_type_id: number
    status_id: number | null
    condition_id: number | null
    project_type_id: number | null
    room_type_id: number | null
    bedroom_type_id: number | null
    bathroom_type_id: number | null
    heating_type_id: number | null
    hot_water_type_id: number | null
    parking_type_id: number | null
    storeroom_type_id: number | null
    material_type_id: number | null
    door_window_type_id: number | null
    living_room_type_id: number | null
    swimming_pool_type_id: number | null
    build_year_id: number | null
    rent_type_id: number | null
    daily_rent_type_id: number | null
    lease_type_id: number | null
    lease_contract_type_id: number | null
    rent_period: number | null
    lease_period: number | null
    parameters: number[]
    project_id: number | null
    area: number
    area_type_id: number
    area_m2: number
    yard_area: number | null
    balconies: number | null
    balcony_area: number | null
    loggia_area: number | null
    porch_area: number | null
    living_room_area: number | null
    storeroom_area: number | null
    waiting_space_area: number | null
    height: number | null
    floor: number | null
    total_floors: number | null
    price: number | null
    currency_id: number
    price_type_id: number
    usd_rate: number | null
    price_gel: number | null
    price_usd: number | null
    price_label: 'top_price' | 'high_price' | null
    can_exchanged: boolean
    can_exchanged_comment: string | null
    city_id: number
    district_id: number | null
    urban_id: number | null
    street_id: number | null
    metro_station_id: number | null
    address_ka: string
    address_en: string
    address_ru: string
    lat: number | null
    lng: number | null
    cell: number | null
    rs_code: string | null
    appear_rs_code: boolean
    comment_ka: string
    comment_en: string
    comment_ru: string
    tour_url: string | null
    youtube_link: string | null
    airbnb_link: string | null
    booking_link: string | null
    search_text: string
    status: 'active' | 'unconfirmed' | 'hidden' | 'inactive' | 'expired'
    published: boolean
    created_at: Date
    last_updated: Date
    expires_at: Date
    deleted_at: Date | null
    is_public: boolean
    views: number
    vip_tier: number
    vip_until: Date | null
    color_until: Date | null
    promoted_until: Date | null
    is_exclusive: boolean
    for_special_people: boolean
    gifts: string[]
    paid_stickers: string[]
    images: string
    photo_notes: unknown
    closed_as: 'sold' | 'rented' | null
    final_price: number | null
    draft_id: string | null
    confirmed_at: Date
    unconfirmed_step: number
    announced_step: number
    announced_at: Date | null
    rank_key: number
    reduced_at: Date
    home_group_id: number | null
  }
  stay_terms: {
    statement_id: number
    is_open: boolean
    guests: number
    min_nights: number
    max_nights: number
    check_in: string
    check_out: string
    weekend_price: number | null
    cleaning_fee: number
    currency_id: number
    horizon_months: number
    pets: boolean
    smoking: boolean
    parties: boolean
    changed_at: Date
  }
  stays: {
    id: string
    statement_id: number
    conversation_id: string
    nights: string
    guests: number
    currency_id: number
    nights_count: number
    night_price: number
    weekend_nights: number
    weekend_price: number
    cleaning_fee: number
    total: number
    locale: 'ka' | 'en' | 'ru'
    idempotency_key: string | null
    state:
      | 'requested'
      | 'confirmed'
      | 'declined'
      | 'cancelled_by_seeker'
      | 'cancelled_by_owner'
      | 'cancelled_by_site'
      | 'lapsed'
    created_at: Date
    changed_at: Date
    expires_at: Date
    reminded_at: Date | null
  }
  stored_cookies: {
    id: string
    visitor: string
    sealed: Buffer
    expires_at: Date
  }
  streets: {
    id: number
    grouped_street_id: number
    city_id: number
    district_id: number | null
    urban_id: number | null
    name_ka: string
    name_en: string
    name_ru: string
    lat: number
    lng: number
    added_by: number | null
  }
  tour_doors: {
    statement_id: number
    position: number
    leads_to: number
    yaw: number
    pitch: number
  }
  tour_rooms: {
    statement_id: number
    position: number
    kind: 'living' | 'kitchen' | 'bedroom' | 'bathroom' | 'balcony' | 'hall'
    path: string
    yaw: number
  }
  uploaded_photos: {
    path: string
    file_hash: Buffer
    look_hash: number
    warnings: string[]
    bytes: number
    created_at: Date
  }
  uploaded_pictures: {
    token: string
    user_id: number
    kind: 'photo' | 'cover'
    created_at: Date
  }
  urbans: {
    id: number
    district_id: number
    name_ka: string
    name_en: string
    name_ru: string
    slug: string
    lat: number
    lng: number
    position: number
  }
  users: {
    id: number
    type: 'physical' | 'agent' | 'broker' | 'developer' | 'designer'
    email: string
    password_hash: string | null
    first_name: string
    last_name: string
    display_name: string | null
    phone_number: string | null
    valid_phone_numbers: string[]
    personal_number: string | null
    slug: string | null
    logo: string | null
    avatar: string | null
    is_premier_agent: boolean
    about_ka: string
    about_en: string
    about_ru: string
    global_user_id: string
    created_at: Date
    is_operator: boolean
    cover: string | null
    founded_on: string | null
    website: string | null
    public_email: string | null
    address_ka: string
    address_en: string
    address_ru: string
    links: string[]
    page_views: number
    additional_phone_number: string | null
    company_code: string | null
    awaits_confirmation: boolean
    closed_at: Date | null
    blocked_at: Date | null
    block_reason: string
    birth_date: string | null
    sex: 'female' | 'male' | null
  }
  video_ad_events: {
    advert: string
    event: string
    day: string
    times: number
  }
  viewing_times: {
    id: number
    statement_id: number
    starts_at: Date
    ends_at: Date
    in_person: boolean
  }
  viewings: {
    id: string
    statement_id: number
    owner_id: number
    time_id: number | null
    starts_at: Date
    ends_at: Date
    in_person: boolean
    user_id: number | null
    name: string
    email: string | null
    phone_number: string | null
    locale: 'ka' | 'en' | 'ru'
    visitor: string
    key_hashes: Buffer[]
    idempotency_key: string | null
    state:
      | 'booked'
      | 'moved'
      | 'cancelled_by_seeker'
      | 'cancelled_by_owner'
      | 'cancelled_by_site'
      | 'took_place'
      | 'missed'
    moved_by: 'owner' | 'seeker' | null
    reason: string
    sequence: number
    created_at: Date
    changed_at: Date
    reminded_at: Date | null
    asked_at: Date | null
    owner_answer: boolean | null
    seeker_answer: boolean | null
  }
  watched_prices: {
    watch_id: number
    statement_id: number
    price: number | null
    currency_id: number
    known_at: Date
  }
}
