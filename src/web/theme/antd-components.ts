import type { ThemeConfig } from 'antd';
import { sizes, type ThemeToken } from './tokens';

type Colors = Record<ThemeToken, string>;
type Components = NonNullable<ThemeConfig['components']>;

/** Only of the components that the portal uses. */
export const antdComponents = (colors: Colors, phone: boolean): Components => ({
  ...inputs(colors, phone),
  Button: {
    fontWeight: 600,
    contentFontSizeLG: 15,
    contentFontSizeSM: 13,
    borderRadiusLG: sizes.radius,
    borderRadiusSM: 8,
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    primaryColor: colors['color-on-primary'],
    defaultBorderColor: colors['color-border-soft'],
    defaultHoverBg: colors['color-fill-alter'],
    defaultHoverColor: colors['color-text'],
    defaultHoverBorderColor: colors['color-border'],
    defaultActiveBg: colors['color-fill'],
    defaultActiveColor: colors['color-text'],
    defaultActiveBorderColor: colors['color-border'],
    borderColorDisabled: 'transparent',
    textTextColor: colors['color-text'],
    ...(phone && { controlHeight: sizes.control + sizes.s1 }),
  },
  Modal: {
    borderRadiusLG: sizes['radius-xl'],
    contentBg: colors['color-bg-elevated'],
    headerBg: 'transparent',
    footerBg: 'transparent',
    titleFontSize: 17,
    boxShadow: colors['shadow-3'],
  },
  Segmented: {
    trackBg: colors['color-fill'],
    trackPadding: 3,
    itemColor: colors['color-text-secondary'],
    itemHoverColor: colors['color-text'],
    itemHoverBg: 'transparent',
    itemSelectedBg: colors['color-bg-container'],
    itemSelectedColor: colors['color-text'],
    borderRadius: sizes.radius,
    borderRadiusSM: 8,
  },
  Switch: {
    handleBg: colors['color-bg-container'],
    colorTextQuaternary: colors['color-border'],
    trackHeight: 26,
    trackMinWidth: 44,
    trackPadding: 3,
    handleSize: 20,
  },
});

const inputs = (colors: Colors, phone: boolean): Components => {
  const focus = `0 0 0 3px ${colors['color-primary-bg-hover']}`;
  const wrong = `0 0 0 3px ${colors['bad-bg']}`;
  const size = phone ? { controlHeight: sizes['control-lg'], fontSize: 16 } : {};
  const text = { activeShadow: focus, errorActiveShadow: wrong, warningActiveShadow: focus, ...size };
  return {
    Input: text,
    DatePicker: text,
    Select: {
      activeOutlineColor: colors['color-primary-bg-hover'],
      optionSelectedBg: colors['color-primary-bg'],
      optionSelectedFontWeight: 600,
      optionActiveBg: colors['color-fill-alter'],
      multipleItemBg: colors['color-fill'],
      ...size,
    },
    Form: {
      labelColor: colors['color-text'],
      labelFontSize: 13,
      labelRequiredMarkColor: colors.bad,
      verticalLabelPadding: '0 0 6px',
      itemMarginBottom: 18,
    },
  };
};
