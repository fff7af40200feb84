-- Search requests were called wishes at first. The keys follow, so that what was counted is still counted, and nobody is
-- told again of a request that they were told of.
update rate_limit_hits set kind = 'search_request' where kind = 'wish';
update notifications set cause = 'search_request:' || substr(cause, length('wish:') + 1) where cause like 'wish:%';
