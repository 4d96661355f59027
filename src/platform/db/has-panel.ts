/**
 * Condition on `partners p` and tier `t`: the partner has Panel mode. An active website stays if the partner
 * falls to a tier without panel, because paid orders must be delivered and profit withdrawn. It is not
 * renewed and expires at its date.
 */
export const HAS_PANEL = '(t.has_panel or p.panel_status = 2)';
