import { type MappingAlgorithm, type ThemeConfig, theme } from 'antd';
import { antdComponents } from './antd-components';
import { sizes, type ThemeName, texts, themes, times } from './tokens';

interface Choice {
  name: ThemeName;
  /** Phones get taller controls and 16 px text; iOS zooms into inputs with smaller text. */
  phone: boolean;
  /** False for reduced motion: antd would wait for transition ends that never come. */
  motion: boolean;
}

/** Every colour is given: no visible colour is derived by antd's dark algorithm. */
export const antdTheme = ({ name, phone, motion }: Choice): ThemeConfig => {
  const colors = themes[name];
  return {
    // One class per theme; otherwise the styles of both would overlap after a switch.
    hashed: true,
    algorithm: [name === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm, asNamed],
    token: {
      motion,
      ...surfaces(name),
      ...inks(name),
      ...statuses(name),
      ...shape,
      colorPrimary: colors['color-primary'],
      colorPrimaryHover: colors['color-primary-hover'],
      colorPrimaryActive: colors['color-primary-active'],
      colorPrimaryBg: colors['color-primary-bg'],
      colorPrimaryBgHover: colors['color-primary-bg-hover'],
      colorPrimaryBorder: colors['color-primary-border'],
      colorPrimaryBorderHover: colors['color-primary'],
      colorPrimaryText: colors['color-primary'],
      colorPrimaryTextHover: colors['color-primary-hover'],
      colorPrimaryTextActive: colors['color-primary-active'],
      colorLink: colors['color-link'],
      colorLinkHover: colors['color-primary-hover'],
      colorLinkActive: colors['color-primary-active'],
      controlOutline: colors['color-primary-bg-hover'],
      controlItemBgHover: colors['color-fill-alter'],
      controlItemBgActive: colors['color-primary-bg'],
      controlItemBgActiveHover: colors['color-primary-bg-hover'],
      boxShadow: colors['shadow-3'],
      boxShadowSecondary: colors['shadow-2'],
      boxShadowTertiary: colors['shadow-1'],
    },
    components: antdComponents(colors, phone),
  };
};

/** antd's algorithm overwrites these six tokens; this restores ours. */
const asNamed: MappingAlgorithm = (seed, map) => ({
  ...(map ?? theme.defaultAlgorithm(seed)),
  colorPrimary: seed.colorPrimary,
  colorSuccess: seed.colorSuccess,
  colorWarning: seed.colorWarning,
  colorInfo: seed.colorInfo,
  colorError: seed.colorError,
  colorLink: seed.colorLink,
});

const surfaces = (name: ThemeName): ThemeConfig['token'] => {
  const colors = themes[name];
  return {
    colorBgBase: colors['color-bg-container'],
    colorBgLayout: colors['color-bg-layout'],
    colorBgContainer: colors['color-bg-container'],
    colorBgElevated: colors['color-bg-elevated'],
    colorBgSpotlight: colors['color-text'],
    colorBgMask: colors.mask,
    colorBgContainerDisabled: colors['color-fill'],
    colorBgTextHover: colors['color-fill-alter'],
    colorBgTextActive: colors['color-fill'],
    colorFill: colors['color-fill'],
    colorFillSecondary: colors['color-fill'],
    colorFillTertiary: colors['color-fill'],
    colorFillQuaternary: colors['color-fill-alter'],
    colorFillAlter: colors['color-fill-alter'],
    colorFillContent: colors['color-fill'],
    colorFillContentHover: colors['color-border-secondary'],
    colorBorder: colors['color-border'],
    colorBorderSecondary: colors['color-border-secondary'],
    colorSplit: colors['color-border-secondary'],
  };
};

const inks = (name: ThemeName): ThemeConfig['token'] => {
  const colors = themes[name];
  return {
    colorTextBase: colors['color-text'],
    colorText: colors['color-text'],
    colorTextHeading: colors['color-text'],
    colorTextLabel: colors['color-text'],
    colorTextSecondary: colors['color-text-secondary'],
    colorTextDescription: colors['color-text-secondary'],
    colorTextTertiary: colors['color-text-tertiary'],
    colorTextPlaceholder: colors['color-text-tertiary'],
    colorTextQuaternary: colors['color-text-disabled'],
    colorTextDisabled: colors['color-text-disabled'],
    colorTextLightSolid: colors['color-on-primary'],
    colorIcon: colors['color-text-secondary'],
    colorIconHover: colors['color-text'],
  };
};

const statuses = (name: ThemeName): ThemeConfig['token'] => {
  const colors = themes[name];
  return {
    colorSuccess: colors.ok,
    colorSuccessText: colors.ok,
    colorSuccessBg: colors['ok-bg'],
    colorSuccessBorder: colors['ok-line'],
    colorWarning: colors.wait,
    colorWarningText: colors.wait,
    colorWarningBg: colors['wait-bg'],
    colorWarningBorder: colors['wait-line'],
    colorInfo: colors.run,
    colorInfoText: colors.run,
    colorInfoBg: colors['run-bg'],
    colorInfoBorder: colors['run-line'],
    colorError: colors.bad,
    colorErrorText: colors.bad,
    colorErrorHover: colors.bad,
    colorErrorActive: colors.bad,
    colorErrorBg: colors['bad-bg'],
    colorErrorBgHover: colors['bad-bg'],
    colorErrorBorder: colors['bad-line'],
    colorErrorBorderHover: colors.bad,
    colorErrorOutline: colors['bad-bg'],
    colorWarningOutline: colors['wait-bg'],
  };
};

const seconds = (milliseconds: number): string => `${milliseconds / 1000}s`;

const shape: ThemeConfig['token'] = {
  borderRadius: sizes.radius,
  borderRadiusXS: sizes['radius-xs'],
  borderRadiusSM: sizes['radius-xs'],
  borderRadiusLG: sizes['radius-lg'],
  controlHeight: sizes.control,
  controlHeightSM: sizes['control-sm'],
  controlHeightLG: sizes['control-lg'],
  fontFamily: texts.font,
  fontSize: 14,
  fontSizeSM: 12,
  fontWeightStrong: 700,
  lineHeight: 1.5,
  lineWidthFocus: 2,
  motionDurationFast: seconds(times['t-fast']),
  motionDurationMid: seconds(times.t),
  motionDurationSlow: seconds(times['t-slow']),
  motionEaseInOut: texts.ease,
  motionEaseOut: texts.ease,
};
