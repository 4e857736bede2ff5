// Rules as stored: a map under their own names, every word of it checked on the way out.
import {
  DOUBLINGS,
  FOLLOWS,
  LAYOUTS,
  LENGTH_UNITS,
  OPENING_LEADS,
  PRESET_NAMES,
  RULES_VERSION,
  type Rules,
  SCORINGS,
} from '../../engine/rules.ts';
import { type Fields, fields, flag, oneOf, whole } from './stored.ts';

export function formatRules(rules: Rules): Fields {
  return {
    version: rules.version,
    preset: rules.preset,
    players: rules.players,
    layout: rules.layout,
    openingLead: rules.openingLead,
    follow: rules.follow,
    doubles: rules.doubles,
    doubling: rules.doubling,
    honours: rules.honours,
    scoring: rules.scoring,
    length: { unit: rules.length.unit, count: rules.length.count },
  };
}

export function parseRules(value: unknown): Rules {
  const rules = fields(value);
  const { version, preset, players, layout, openingLead, follow, doubles, doubling, honours, scoring } =
    rules;
  const { length } = rules;
  const { unit, count } = fields(length);
  return {
    version: oneOf([RULES_VERSION], version),
    preset: oneOf(PRESET_NAMES, preset),
    players: oneOf([2, 4], players),
    layout: layout === null ? null : oneOf(LAYOUTS, layout),
    openingLead: oneOf(OPENING_LEADS, openingLead),
    follow: oneOf(FOLLOWS, follow),
    doubles: flag(doubles),
    doubling: oneOf(DOUBLINGS, doubling),
    honours: flag(honours),
    scoring: oneOf(SCORINGS, scoring),
    length: { unit: oneOf(LENGTH_UNITS, unit), count: whole(count) },
  };
}
